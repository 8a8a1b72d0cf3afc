import { z } from 'zod';
import { createDiscount as endpoint } from '#contract/discounts/admin.ts';
import { createOrderBump } from '#contract/order-bumps/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { readProductsBySlug } from '#server/catalog/index.ts';
import { createDiscountWithin } from '#server/discounts/index.ts';
import { createOrderBumpWithin } from '#server/order-bumps/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { setReferralTerms } from '#server/referrals/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { readYaml } from './read-files.ts';

const discount = z.strictObject({
  title: z.string(),
  code: z.string().exactOptional(),
  percent: z.int().exactOptional(),
  amount: z.int().exactOptional(),
  minimum: z.int().exactOptional(),
  first_purchase_only: z.boolean().exactOptional(),
  product: z.string().exactOptional(),
  days: z.int().exactOptional(),
});

export const readDiscounts = () => readYaml('discounts.yaml', discount.array());

export async function writeDiscounts(tx: Tx): Promise<void> {
  for (const { product, days, ...terms } of readDiscounts()) {
    const targets = product === undefined ? ['all'] : [`product:${await idOf(tx, product)}`];
    const ends_at = days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const asked = endpoint.body.parse({ ...terms, targets, ends_at });
    const made = await createDiscountWithin(tx, asked, systemActor);
    if (!made.ok) throw new Error(`the demo discount ${terms.title} could not be made: ${made.refusal.code}`);
  }
}

/** A tenth off for the friend, Rp 25.000 for who invited them. */
export async function writeReferralTerms(tx: Tx): Promise<void> {
  const terms = { is_on: true, percent: 10, amount: null, minimum: rupiah(100_000), targets: ['all'] };
  await setReferralTerms(tx, { ...terms, reward: rupiah(25_000) }, systemActor);
}

const bump = z.strictObject({
  beside: z.string(),
  product: z.string(),
  price: z.int(),
  pitch_id: z.string(),
  pitch_en: z.string(),
});

export async function writeOrderBumps(tx: Tx): Promise<void> {
  for (const { beside, product, ...offer } of readYaml('order-bumps.yaml', bump.array())) {
    const places = { beside_id: await idOf(tx, beside), product_id: await idOf(tx, product) };
    const asked = createOrderBump.body.parse({ ...offer, ...places });
    const made = await createOrderBumpWithin(tx, asked, systemActor);
    if (!made.ok) throw new Error(`the demo offer of ${product} could not be made: ${made.refusal.code}`);
  }
}

async function idOf(tx: Tx, slug: string): Promise<string> {
  const [found] = await readProductsBySlug(tx, [slug]);
  if (found === undefined) throw new Error(`the demo discount names ${slug}, which is not there`);
  return found.id;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const voucher = z.strictObject({
  code: z.string(),
  amount: z.int().positive().transform(rupiah),
  max_uses: z.int().positive().exactOptional(),
  starts_at: moment.exactOptional(),
  expires_at: moment.exactOptional(),
  note: z.string(),
  is_hinted: z.boolean(),
});
export type DemoVoucher = z.output<typeof voucher>;

export const readVouchers = () => readYaml('vouchers.yaml', voucher.array());

export function demoCodes(environment: string): readonly string[] {
  if (environment !== 'development') return [];
  return readVouchers().flatMap(({ code, is_hinted }) => (is_hinted ? [code] : []));
}
