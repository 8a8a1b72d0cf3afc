import { type SQL, sql } from 'drizzle-orm';
import type {
  Affiliate,
  EditedAffiliate,
  listAffiliates as listEndpoint,
} from '#contract/referrals/admin-affiliates.ts';
import type { OwnAffiliate } from '#contract/referrals/affiliates.ts';
import type { Sen } from '#shared/money/money.ts';
import { isoText } from '../../platform/database/columns.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../../platform/lists/list-window.ts';
import { contains } from '../../platform/lists/word-match.ts';

const sums = sql`lateral (
  select count(*)::integer as order_count,
         coalesce(sum(commission_bigint) filter (where not is_due), 0)::bigint as pending_bigint
  from affiliate_standings where affiliate_id = a.id) sums,
  lateral (select coalesce(sum(amount_bigint), 0)::bigint as paid_bigint
           from affiliate_payouts where affiliate_id = a.id) payouts`;

const columns = sql`
  a.id, a.user_id, u.full_name as name, u.email, a.code, a.rate_percent, a.window_days, a.bank_account, a.is_active,
  sums.order_count, sums.pending_bigint, affiliate_balance(a.id) as balance_bigint, payouts.paid_bigint,
  ${isoText('a.created_at')} as created_at`;

const orderings = {
  created_at: sql`a.created_at, a.id`,
  '-created_at': sql`a.created_at desc, a.id desc`,
} as const;

interface AffiliateFilter {
  readonly state?: 'active' | 'ended' | undefined;
  readonly search?: string | undefined;
}

function fromOf({ state, search = '' }: AffiliateFilter): SQL {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`a.is_active = ${state === 'active'}`);
  if (search !== '')
    conditions.push(
      sql`(${contains(sql`u.search_text`, search)} or ${contains(sql`lower(a.code)`, search)})`,
    );
  return sql`from affiliates a join users u on u.id = a.user_id where ${sql.join(conditions, sql` and `)}`;
}

export async function listAffiliates(
  reader: Reader,
  { state, search, ...window }: ListQuery<typeof listEndpoint>,
): Promise<{ readonly affiliates: Affiliate[]; readonly total: number }> {
  const from = fromOf({ state, search });
  const affiliates = await readWindow(window, orderings, (ordering) =>
    selectRows<Affiliate>(
      reader,
      sql`
      select ${columns}
      from (select a.id ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}) page
      join affiliates a using (id) join users u on u.id = a.user_id, ${sums}
      order by ${ordering}`,
    ),
  );
  return { affiliates, total: await countUpTo(reader, from) };
}

export async function readAffiliate(reader: Reader, id: string): Promise<Affiliate | null> {
  const [row] = await selectRows<Affiliate>(
    reader,
    sql`select ${columns} from affiliates a join users u on u.id = a.user_id, ${sums} where a.id = ${id}`,
  );
  return row ?? null;
}

/** Those whom something is to be transferred to. */
export const selectPayable = (reader: Reader) =>
  selectRows<Pick<Affiliate, 'name' | 'email' | 'bank_account' | 'balance_bigint'>>(
    reader,
    sql`
    select u.full_name as name, u.email, a.bank_account, balance.amount as balance_bigint
    from affiliates a join users u on u.id = a.user_id, lateral (select affiliate_balance(a.id) as amount) balance
    where balance.amount > 0 order by u.full_name, a.id`,
  );

export interface NewAffiliateRow {
  readonly user_id: string;
  readonly code: string;
  readonly rate_percent: number;
  readonly window_days: number;
  readonly bank_account: string;
  readonly created_by: string | null;
}

/** Null if the account or the code is an affiliate's already. */
export async function insertAffiliate(tx: Tx, row: NewAffiliateRow): Promise<string | null> {
  const { user_id, code, rate_percent, window_days, bank_account, created_by } = row;
  const [made] = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into affiliates (user_id, code, rate_percent, window_days, bank_account, created_by)
    values (${user_id}, ${code}, ${rate_percent}, ${window_days}, ${bank_account}, ${created_by})
    on conflict do nothing returning id`,
  );
  return made?.id ?? null;
}

export async function findAccountOf(reader: Reader, email: string): Promise<string | null> {
  const [row] = await selectRows<{ id: string }>(
    reader,
    sql`select id from users where email = ${email} and is_active and anonymised_at is null`,
  );
  return row?.id ?? null;
}

/** A code of an ordinary discount: a friend's code is its buyer's. */
export async function isDiscountCode(reader: Reader, code: string): Promise<boolean> {
  const rows = await selectRows(
    reader,
    sql`
    select 1 from discount_codes c join discounts d on d.id = c.discount_id
    where c.code = ${code} and d.referral_reward is null`,
  );
  return rows.length > 0;
}

export async function lockAffiliate(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.execute(sql`select from affiliates where id = ${id} for update`);
  return found.rows.length > 0;
}

export async function updateAffiliate(tx: Tx, id: string, terms: EditedAffiliate): Promise<void> {
  const { rate_percent, window_days, bank_account, is_active } = terms;
  await tx.execute(sql`
    update affiliates set rate_percent = ${rate_percent}, window_days = ${window_days},
           bank_account = ${bank_account}, is_active = ${is_active}
    where id = ${id}`);
}

export async function insertPayout(
  tx: Tx,
  {
    affiliate_id,
    amount,
    paid_by,
  }: { readonly affiliate_id: string; readonly amount: Sen; readonly paid_by: string },
): Promise<void> {
  await tx.execute(sql`
    insert into affiliate_payouts (affiliate_id, amount_bigint, paid_by) values (${affiliate_id}, ${amount}, ${paid_by})`);
}

export async function isAffiliate(reader: Reader, userId: string): Promise<boolean> {
  const rows = await selectRows(reader, sql`select 1 from affiliates where user_id = ${userId}`);
  return rows.length > 0;
}

const inWib = (moment: SQL) => sql`to_char(${moment} at time zone interval '7 hours', 'YYYY-MM')`;

export async function readOwnAffiliate(reader: Reader, userId: string): Promise<OwnAffiliate | null> {
  const [row] = await selectRows<Omit<OwnAffiliate, 'months'> & { id: string }>(
    reader,
    sql`
    select a.id, a.code, a.rate_percent, a.window_days, a.is_active, sums.pending_bigint,
           affiliate_balance(a.id) as balance_bigint, payouts.paid_bigint
    from affiliates a, ${sums} where a.user_id = ${userId}`,
  );
  if (row === undefined) return null;
  const { id, ...affiliate } = row;
  const months = await selectRows<OwnAffiliate['months'][number]>(
    reader,
    sql`
    select month, sum(orders)::integer as orders, sum(commission)::bigint as commission_bigint,
           sum(paid)::bigint as paid_bigint
    from (
      select ${inWib(sql`created_at`)} as month, 1 as orders, commission_bigint as commission, 0 as paid
      from affiliate_standings where affiliate_id = ${id}
      union all
      select ${inWib(sql`created_at`)}, 0, 0, amount_bigint from affiliate_payouts where affiliate_id = ${id}
    ) as moved group by month order by month desc limit 24`,
  );
  return { ...affiliate, months };
}

export interface StatementRow {
  readonly day: string;
  readonly order_id: string | null;
  readonly paid_bigint: Sen | null;
  readonly kept_bigint: Sen | null;
  readonly rate_percent: number | null;
  /** Negative: paid out. */
  readonly amount_bigint: Sen;
  readonly is_due: boolean;
}

export const selectStatement = (reader: Reader, userId: string, month: string) =>
  selectRows<StatementRow>(
    reader,
    sql`
    select to_char(created_at at time zone interval '7 hours', 'YYYY-MM-DD') as day, order_id, paid_bigint, kept_bigint,
           rate_percent, amount_bigint, is_due
    from (
      select s.created_at, s.order_id::text, s.paid_bigint, s.kept_bigint::bigint, s.rate_percent,
             s.commission_bigint as amount_bigint, s.is_due
      from affiliate_standings s join affiliates a on a.id = s.affiliate_id where a.user_id = ${userId}
      union all
      select p.created_at, null, null, null, null, -p.amount_bigint, true
      from affiliate_payouts p join affiliates a on a.id = p.affiliate_id where a.user_id = ${userId}
    ) as moved where ${inWib(sql`created_at`)} = ${month} order by created_at, order_id limit 50000`,
  );

/** The bank account goes; what was earned and paid stays as bookkeeping. */
export async function eraseAffiliate(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update affiliates set bank_account = '', is_active = false where user_id = ${userId}`);
}

export const listOwnAffiliateFacts = (reader: Reader, userId: string) =>
  selectRows<Record<string, unknown>>(
    reader,
    sql`
    select a.code, a.rate_percent, a.window_days, a.bank_account, a.is_active, s.order_id, s.commission_bigint, s.due_at
    from affiliates a left join affiliate_standings s on s.affiliate_id = a.id
    where a.user_id = ${userId} order by s.created_at limit 50000`,
  );
