import { readProfileCompletion } from '#server/modules/identity/index.ts';
import { readHeldOf } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Customer, needsProfile, type Offer } from './checkout.rules.ts';

/** Skips the query when no product requires a profile. */
const ELIGIBLE = { percent: 100, is_eligible: true, missing_fields: [] } as const;

/** A guest owns nothing, and has no profile for what is free. */
export const GUEST: Customer = {
  held: new Set(),
  profile: { percent: 0, is_eligible: false, missing_fields: [] },
};

/** The profile of a visitor is checked once they sign in. */
export const VISITOR: Customer = { ...GUEST, profile: { percent: 0, is_eligible: true, missing_fields: [] } };

/** What the rules need to know of a buyer for these offers. */
export async function readCustomer(
  reader: Reader,
  userId: string,
  offers: readonly Pick<Offer, 'id' | 'price' | 'type' | 'parts'>[],
): Promise<Customer> {
  const held = await readHeldOf(reader, userId, offers);
  const profile = offers.some(needsProfile) ? await readProfileCompletion(reader, userId) : ELIGIBLE;
  return { held, profile };
}
