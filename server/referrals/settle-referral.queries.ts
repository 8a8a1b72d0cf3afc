import { sql } from 'drizzle-orm';
import type { Sen } from '#shared/money/money.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import { given } from './referrals.queries.ts';

export interface ReferralFacts {
  readonly id: string;
  readonly reward_bigint: Sen;
  readonly paid_bigint: Sen;
  readonly refunded_bigint: Sen;
  /** Credited minus taken back. */
  readonly given_bigint: Sen;
  readonly entries: number;
  readonly is_due: boolean;
  readonly is_disputed: boolean;
  readonly is_refused: boolean;
  readonly is_decided: boolean;
  /** The referrer's account was deleted. */
  readonly has_left: boolean;
}

export async function readReferrerOf(reader: Reader, id: string): Promise<string | null> {
  const [row] = await selectRows<{ referrer_id: string }>(
    reader,
    sql`select referrer_id from referrals where id = ${id}`,
  );
  return row?.referrer_id ?? null;
}

/** Lock the referrer's wallet first. Read after the lock, so that a refund that held the row is seen. */
export async function lockReferral(tx: Tx, id: string): Promise<ReferralFacts | null> {
  await tx.execute(sql`select from referrals where id = ${id} for update`);
  const [row] = await selectRows<ReferralFacts>(
    tx,
    sql`
    select r.id, r.reward_bigint, r.due_at <= now() as is_due,
           r.refused_reason is not null as is_refused, r.decided_at is not null as is_decided,
           u.anonymised_at is not null as has_left, o.amount_bigint as paid_bigint,
           ${refunded} as refunded_bigint, given.amount as given_bigint, given.entries,
           is_disputed(o) as is_disputed
    from referrals r join orders o on o.id = r.order_id join users u on u.id = r.referrer_id, ${given}
    where r.id = ${id}`,
  );
  return row ?? null;
}

const refunded = sql`(
  select coalesce(sum(e.amount_bigint), 0)::bigint from ledger_postings p
  join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
  where p.reference_type = 'order' and p.reference_id = o.id::text and p.type = 'refund')`;

export interface Likeness {
  readonly refused_reason: 'same_device' | 'same_payer' | null;
  readonly is_household: boolean;
}

/** Finds signs that friend and referrer are one person. */
export async function readLikeness(reader: Reader, id: string): Promise<Likeness> {
  const [row] = await selectRows<Likeness>(
    reader,
    sql`
    select case when shares_device(r.referrer_id, r.friend_id) then 'same_device'
                when exists (
                  select from orders o
                  join payments f on f.id = o.payment_id or f.intent_id in (
                    select i.id from purchase_intents i where i.order_id = o.id)
                  join payments p on p.user_id = r.referrer_id and payer_of(p.raw_payload) = payer_of(f.raw_payload)
                  where o.id = r.order_id) then 'same_payer' end as refused_reason,
           shares_address(r.referrer_id, r.friend_id) as is_household
    from referrals r where r.id = ${id}`,
  );
  return row ?? { refused_reason: null, is_household: false };
}

export async function writeLikeness(tx: Tx, id: string, likeness: Likeness): Promise<void> {
  const { refused_reason, is_household } = likeness;
  await tx.execute(sql`
    update referrals set refused_reason = ${refused_reason}, is_household = is_household or ${is_household} where id = ${id}`);
}

/** `settle_at` is the end of the refund period while that lies ahead. */
export async function writeSettled(tx: Tx, id: string, owed: Sen): Promise<void> {
  await tx.execute(sql`
    update referrals set owed_bigint = ${owed}, settle_at = case when due_at > now() then due_at end where id = ${id}`);
}

/** New credit is there to take what is owed for others. */
export async function settleOwedAgain(tx: Tx, referrerId: string): Promise<void> {
  await tx.execute(sql`
    update referrals set settle_at = now() where referrer_id = ${referrerId} and owed_bigint > 0`);
}

interface ReferralEntry {
  readonly posting_id: number;
  readonly referral_id: string;
  readonly amount_bigint: Sen;
}

export async function insertReferralEntry(tx: Tx, entry: ReferralEntry): Promise<void> {
  await tx.execute(sql`
    insert into referral_entries (posting_id, referral_id, amount_bigint)
    values (${entry.posting_id}, ${entry.referral_id}, ${entry.amount_bigint})`);
}

export async function selectDueReferrals(reader: Reader, limit: number): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    reader,
    sql`select id from referrals where settle_at <= now() order by settle_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
