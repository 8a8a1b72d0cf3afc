import type pg from 'pg';
import { runChecks } from '#db/run-checks.ts';
import { type Acknowledgement, type Kind, kinds } from './actors.ts';

export interface Comparison {
  /** Acknowledged, but missing or incomplete. */
  readonly lost: number;
  /** Done more often than acknowledged. */
  readonly doubled: number;
  /** Unfinished: paid but not credited, and findings of db/checks. */
  readonly half_done: number;
  readonly broken: readonly string[];
}

/** Queries that return `id` and `user_id` of complete results. */
const whole: Readonly<Record<Kind, string>> = {
  purchase: `
    select o.id::text as id, o.user_id from orders o
    join ledger_postings p on p.id = o.posting_id and p.type = 'purchase'
    where o.status = 'completed' and not exists (select from purchase_intents i where i.order_id = o.id) and not exists (
      select from order_items i where i.order_id = o.id and not exists (
        select from user_products h where h.order_id = o.id and h.product_id = i.product_id and h.status = 'active'))`,
  guest: `
    select i.id::text as id, i.id as user_id from purchase_intents i
    join payments y on y.intent_id = i.id and y.user_id = i.user_id and y.status = 'completed'
    join orders o on o.id = i.order_id and o.user_id = i.user_id and o.amount_bigint = y.received_bigint
    where i.guest_email is not null and i.status = 'completed' and exists (
      select from user_products h where h.order_id = o.id and h.status = 'active')`,
  topup: `
    select y.id::text as id, y.user_id from payments y
    join ledger_postings p on p.id = y.posting_id where y.status = 'completed' and y.intent_id is null`,
  refund: "select id::text as id, user_id from orders where status = 'refunded'",
  voucher: `
    select v.code as id, r.user_id from voucher_redemptions r
    join vouchers v on v.id = r.voucher_id join ledger_postings p on p.id = r.posting_id`,
  booking: "select user_id::text as id, user_id from consultation_bookings where kind = 'free'",
};

export async function compareBooks(pool: pg.Pool, told: readonly Acknowledgement[]): Promise<Comparison> {
  let lost = 0;
  let doubled = 0;
  for (const kind of kinds) {
    const mine = told.filter((each) => each.kind === kind);
    const { rows } = await pool.query<{ id: string; user_id: string }>(whole[kind]);
    const there = new Map(rows.map(({ id, user_id }) => [id, user_id]));
    lost += mine.filter(({ id, user_id }) => there.get(id) !== user_id).length;
    // Everybody asks until there is an answer, so unacknowledged results are duplicates.
    doubled += rows.length - new Set(mine.map(({ id }) => id)).size;
    doubled += mine.length - new Set(mine.map(({ id }) => id)).size;
  }
  const waiting = await pool.query("select from payments where status = 'pending'");
  const broken = await runChecks(pool);
  const half_done = (waiting.rowCount ?? 0) + broken.reduce((sum, { total }) => sum + total, 0);
  return { lost, doubled, half_done, broken: broken.map(({ check }) => check) };
}
