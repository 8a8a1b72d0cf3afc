import { randomUUID } from 'node:crypto';
import type { ReferralTerms } from '#contract/referrals/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { type Checkout, checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import {
  createAffiliate,
  createReferralCode,
  setReferralTerms,
  settleReferral,
} from '#server/referrals/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { makeDiscount } from './discounts.ts';
import { makePerson, type Person } from './people.ts';
import { lineOf, makeProduct, type Product } from './products.ts';

/** A tenth off for the friend and Rp 25.000 for the referrer, but for what the test says. */
export async function openProgram(db: Database, terms: Partial<ReferralTerms> = {}): Promise<void> {
  const usual = { is_on: true, percent: 10, amount: null, minimum: rupiah(0), targets: ['all'] };
  const asked = { ...usual, reward: rupiah(25_000), ...terms };
  await withTx(db, (tx) => setReferralTerms(tx, asked, systemActor));
}

/** Buys one unit; throws when refused. */
export async function buyOne(
  db: Database,
  { buyer, product, ...asked }: { readonly buyer: Person; readonly product: Product } & Partial<Checkout>,
) {
  const bought = await checkOut(db, {
    buyer,
    lines: [lineOf(product)],
    idempotency_key: randomUUID(),
    ...asked,
  });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return bought.value.order;
}

export interface Referrer extends Person {
  readonly code: string;
}

/** Somebody who has bought, and has a code. Nothing is left in the wallet. */
export async function makeReferrer(db: Database, bought?: Product): Promise<Referrer> {
  const product = bought ?? (await makeProduct(db, { price: 40_000 }));
  const person = await makePerson(db, { balance: product.price });
  await buyOne(db, { buyer: person, product });
  const made = await withTx(db, (tx) => createReferralCode(tx, person.id));
  if (!made.ok) throw new Error(made.refusal.code);
  return { ...person, code: made.value.code };
}

export interface MadeReferral {
  readonly id: string;
  readonly referrer: Referrer;
  readonly friend: Person;
  readonly order_id: string;
}

interface ReferralOptions {
  readonly price?: number;
  readonly product?: Product;
  readonly referrer?: Referrer;
}

/** A friend's purchase of Rp 100.000 list price with the code of a referrer. */
export async function makeReferral(db: Database, options: ReferralOptions = {}): Promise<MadeReferral> {
  const { price = 100_000, referrer = await makeReferrer(db) } = options;
  const product = options.product ?? (await makeProduct(db, { price }));
  const friend = await makePerson(db, { balance: product.price });
  const order = await buyOne(db, { buyer: friend, product, code: referrer.code });
  const { rows } = await db.pool.query<{ id: string }>('select id from referrals where order_id = $1', [
    order.id,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error('a purchase with a referral code is no referral');
  return { id: row.id, referrer, friend, order_id: order.id };
}

/** Moves a referral to the end of its refund period, which the guards keep others from doing. */
export async function passRefundPeriod(db: Database, id: string): Promise<void> {
  await db.pool.query(`
    begin;
    set local session_replication_role = replica;
    update referrals set due_at = now() - interval '1 second', settle_at = now() - interval '1 second' where id = '${id}';
    commit;`);
}

export const settle = (db: Database, id: string) =>
  withTx(db, async (tx) => succeed(await settleReferral(tx, id)));

export async function dueReferral(db: Database, options: ReferralOptions = {}): Promise<MadeReferral> {
  const made = await makeReferral(db, options);
  await passRefundPeriod(db, made.id);
  return made;
}

/** `given`: credited minus taken back. `is_open`: it waits to be settled. */
export async function standingOf(db: Database, { id }: Pick<MadeReferral, 'id'>): Promise<unknown> {
  const { rows } = await db.pool.query(
    `select owed_bigint, refused_reason, is_household, settle_at is not null as is_open,
            (select coalesce(sum(amount_bigint), 0)::bigint from referral_entries where referral_id = r.id) as given
     from referrals r where id = $1`,
    [id],
  );
  return rows[0];
}

export interface MadeAffiliate extends Person {
  readonly affiliate_id: string;
  readonly code: string;
}

/** Earns a fifth of what is bought with a code that takes off a tenth, and in the 30 days after it. */
export async function makeAffiliate(db: Database, window_days = 30): Promise<MadeAffiliate> {
  const [person, { code }] = [await makePerson(db), await makeDiscount(db, { percent: 10 })];
  const terms = { rate_percent: 20, window_days, bank_account: 'BCA 1234567890' };
  const made = await createAffiliate(db, { email: person.email, code, ...terms }, systemActor);
  if (!made.ok) throw new Error(made.refusal.code);
  return { ...person, affiliate_id: made.value.affiliate.id, code };
}

/** Moves the commissions of a buyer's orders to the end of their refund periods. */
export async function passCommissions(db: Database): Promise<void> {
  await db.pool.query("update affiliate_commissions set due_at = now() - interval '1 second'");
}
