import { readProfileCompletion } from '#server/account/index.ts';
import { type ProductForSale, readProductsForSale } from '#server/catalog/index.ts';
import { readHeldOf } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Customer, needsProfile } from './checkout.rules.ts';

/** Skips the query when no product requires a profile. */
const ELIGIBLE = { percent: 100, is_eligible: true, missing_fields: [] } as const;

/** A guest owns nothing and has no profile for free products. */
export const GUEST: Customer = {
  held: new Set(),
  profile: { percent: 0, is_eligible: false, missing_fields: [] },
};

/** A visitor's profile is checked once they sign in. */
export const VISITOR: Customer = { ...GUEST, profile: { percent: 0, is_eligible: true, missing_fields: [] } };

/** A null user is a buyer without an account. */
export async function readOffersForCustomer(reader: Reader, userId: string | null, ids: readonly string[]) {
  if (userId === null) return { offers: await readProductsForSale(reader, ids), customer: GUEST };
  const [offers, held] = await Promise.all([
    readProductsForSale(reader, ids),
    readHeldOf(reader, userId, ids),
  ]);
  return { offers, customer: { held, profile: await readProfileFor(reader, userId, offers) } };
}

export async function readCustomer(
  reader: Reader,
  userId: string,
  offers: readonly Pick<ProductForSale, 'id' | 'price' | 'type'>[],
): Promise<Customer> {
  const [held, profile] = await Promise.all([
    readHeldOf(
      reader,
      userId,
      offers.map(({ id }) => id),
    ),
    readProfileFor(reader, userId, offers),
  ]);
  return { held, profile };
}

async function readProfileFor(
  reader: Reader,
  userId: string,
  offers: readonly Pick<ProductForSale, 'price' | 'type'>[],
): Promise<Customer['profile']> {
  return offers.some(needsProfile) ? readProfileCompletion(reader, userId) : ELIGIBLE;
}
