import { type SQL, sql } from 'drizzle-orm';
import type { listReferrals as listEndpoint, Referral } from '#contract/referrals/admin.ts';
import type { OwnReferral } from '#contract/referrals/referrals.ts';
import type { Sen } from '#shared/money/money.ts';
import type { ReferralState } from '#shared/shop/referrals.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import {
  countUpTo,
  type ListQuery,
  type PageWindow,
  readWindow,
  selectRows,
} from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';

/** Null if the account has made none. */
export async function readReferralCode(reader: Reader, userId: string): Promise<string | null> {
  const [row] = await selectRows<{ code: string }>(
    reader,
    sql`select code from referral_codes where user_id = ${userId}`,
  );
  return row?.code ?? null;
}

/** Two at once of one account: the second writes nothing. */
export async function insertReferralCode(
  tx: Tx,
  {
    code,
    user_id,
    discount_id,
  }: { readonly code: string; readonly user_id: string; readonly discount_id: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`referral code ${user_id}`}, 0))`);
  await tx.execute(sql`
    with made as (
      insert into discount_codes (code, discount_id)
      select ${code}::text, ${discount_id}::uuid where not exists (select from referral_codes where user_id = ${user_id})
      returning code
    )
    insert into referral_codes (code, user_id) select code, ${user_id}::uuid from made`);
}

export async function hasBought(reader: Reader, userId: string): Promise<boolean> {
  const rows = await selectRows(
    reader,
    sql`select 1 from orders where user_id = ${userId} and amount_bigint > 0 and status = 'completed' limit 1`,
  );
  return rows.length > 0;
}

/** Credited minus taken back, of the referral `r`. */
export const given = sql`lateral (
  select coalesce(sum(amount_bigint), 0)::bigint as amount, count(*)::integer as entries
  from referral_entries where referral_id = r.id) given`;

export async function readRewardNotice(reader: Reader, id: string) {
  const [row] = await selectRows<{ email: string; full_name: string; amount_bigint: Sen }>(
    reader,
    sql`
    select u.email, u.full_name, given.amount as amount_bigint
    from referrals r join users u on u.id = r.referrer_id and u.is_active and u.anonymised_at is null, ${given}
    where r.id = ${id} and given.amount > 0`,
  );
  return row ?? null;
}

const state = sql`case
  when r.refused_reason is not null then 'refused' when given.amount > 0 then 'credited'
  when r.due_at > now() or r.settle_at is not null then 'waiting' else 'returned' end`;

const rowsOf = (where: SQL) => sql`
  from referrals r, ${given} where ${where}`;

export async function listOwnReferrals(
  reader: Reader,
  userId: string,
  { limit, offset }: PageWindow,
): Promise<OwnReferral[]> {
  return selectRows<OwnReferral>(
    reader,
    sql`
    select r.id, ${state} as state, r.reward_bigint, given.amount as credited_bigint,
           ${isoText('r.due_at')} as due_at, ${isoText('r.created_at')} as created_at
    ${rowsOf(sql`r.referrer_id = ${userId}`)}
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
  );
}

export interface ReferralFigures {
  readonly friends: number;
  readonly sold_bigint: Sen;
  readonly waiting_bigint: Sen;
  readonly credited_bigint: Sen;
  readonly owed_bigint: Sen;
}

/** Null counts everybody's. */
export async function readReferralFigures(
  reader: Reader,
  referrerId: string | null,
): Promise<ReferralFigures & { readonly total: number }> {
  const where = referrerId === null ? sql`true` : sql`r.referrer_id = ${referrerId}`;
  const [row] = await selectRows<ReferralFigures & { readonly total: number }>(
    reader,
    sql`
    select count(*)::integer as total, count(*) filter (where state in ('waiting', 'credited'))::integer as friends,
           coalesce(sum(paid) filter (where state in ('waiting', 'credited')), 0)::bigint as sold_bigint,
           coalesce(sum(reward) filter (where state = 'waiting'), 0)::bigint as waiting_bigint,
           coalesce(sum(credited), 0)::bigint as credited_bigint, coalesce(sum(owed), 0)::bigint as owed_bigint
    from (select ${state} as state, r.reward_bigint as reward, given.amount as credited, r.owed_bigint as owed,
                 (select amount_bigint from orders where id = r.order_id) as paid
          ${rowsOf(where)}) as each`,
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

const orderings = {
  created_at: sql`r.created_at, r.id`,
  '-created_at': sql`r.created_at desc, r.id desc`,
} as const;

const party = (user: SQL) =>
  sql`json_build_object('id', ${user}.id, 'name', ${user}.full_name, 'email', ${user}.email)`;

interface ReferralFilter {
  readonly id?: string;
  readonly state?: ReferralState | undefined;
  readonly search?: string | undefined;
}

function listedFrom({ id, state: wanted, search = '' }: ReferralFilter): SQL {
  const conditions = [sql`true`];
  if (id !== undefined) conditions.push(sql`r.id = ${id}`);
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (search !== '')
    conditions.push(sql`(${contains(sql`a.search_text`, search)} or ${contains(sql`f.search_text`, search)}
      or ${contains(sql`lower(r.code)`, search)})`);
  return sql`
    from referrals r join users a on a.id = r.referrer_id join users f on f.id = r.friend_id
    join orders o on o.id = r.order_id, ${given} where ${sql.join(conditions, sql` and `)}`;
}

const columns = sql`
  r.id, r.code, ${party(sql`a`)} as referrer, ${party(sql`f`)} as friend, r.order_id, o.amount_bigint as paid_bigint,
  ${state} as state, r.refused_reason, r.is_household, r.decided_at is not null as is_decided, r.reward_bigint,
  given.amount as credited_bigint, r.owed_bigint, ${isoText('r.due_at')} as due_at, ${isoText('r.created_at')} as created_at`;

export async function listReferrals(
  reader: Reader,
  { state: wanted, search, ...window }: ListQuery<typeof listEndpoint>,
): Promise<{ readonly referrals: Referral[]; readonly total: number }> {
  const from = listedFrom({ state: wanted, search });
  const referrals = await readWindow(window, orderings, (ordering) =>
    selectRows<Referral>(
      reader,
      sql`select ${columns} ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { referrals, total: await countUpTo(reader, from) };
}

export async function readReferral(reader: Reader, id: string): Promise<Referral | null> {
  const [row] = await selectRows<Referral>(reader, sql`select ${columns} ${listedFrom({ id })}`);
  return row ?? null;
}

/** No later look of the server changes the decision. */
export async function writeDecision(
  tx: Tx,
  id: string,
  { counts, decided_by }: { readonly counts: boolean; readonly decided_by: string | null },
): Promise<void> {
  await tx.execute(sql`
    update referrals set refused_reason = ${counts ? null : 'staff'}, decided_by = ${decided_by}, decided_at = now(),
           settle_at = now()
    where id = ${id}`);
}

/** The code stays, as orders name it, and brings nothing any more. */
export async function eraseReferralCode(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from referral_codes where user_id = ${userId}`);
}

/** Own code, what it brought, and the own purchase with somebody's code. */
export async function listOwnReferralFacts(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return selectRows<Record<string, unknown>>(
    reader,
    sql`
    select 'own_code' as kind, code, null::timestamptz as due_at, null::bigint as reward_bigint,
           null::bigint as credited_bigint, created_at
    from referral_codes where user_id = ${userId}
    union all
    select case when r.referrer_id = ${userId} then 'invited' else 'was_invited' end, r.code, r.due_at,
           case when r.referrer_id = ${userId} then r.reward_bigint end,
           case when r.referrer_id = ${userId} then given.amount end, r.created_at
    ${rowsOf(sql`${userId} in (r.referrer_id, r.friend_id)`)}
    order by created_at, code limit ${limit} offset ${offset}`,
  );
}
