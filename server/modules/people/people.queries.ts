import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { idRange } from '#server/platform/lists/id-range.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import { type ListWindow, readWindow } from '#server/platform/lists/list-window.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { type Rupiah, rupiah } from '#shared/money.ts';
import type { UserRole } from '#shared/roles.ts';

export interface PeopleFilter {
  readonly id?: string | undefined;
  readonly role?: UserRole | undefined;
  readonly status?: 'active' | 'inactive' | undefined;
  /** Part of name or address, or the start of the id. */
  readonly search?: string | undefined;
}

export type PeopleWindow = ListWindow<'created_at' | '-created_at' | 'wallet_balance' | '-wallet_balance'>;

/** Timestamps as ISO strings, money in sen. */
export interface PersonRow extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly avatar_url: string | null;
  readonly role: UserRole;
  readonly is_active: boolean;
  readonly is_deleted: boolean;
  readonly delete_after: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly balance_bigint: number;
  readonly total_orders: number;
  readonly spent_bigint: number;
  readonly last_sign_in_at: string | null;
}

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function searchOf(search: string | undefined): SQL | null {
  if (search === undefined || search === '') return null;
  const isNamed = contains(sql`u.search_text`, search);
  const range = idRange(search);
  return range === null
    ? isNamed
    : sql`(${isNamed} or u.id between ${range.first}::uuid and ${range.last}::uuid)`;
}

function conditionOf({ id, role, status, search }: PeopleFilter): SQL {
  const parts = [
    sql`true`,
    id === undefined ? null : sql`u.id = ${id}`,
    role === undefined ? null : sql`u.role = ${role}`,
    status === undefined ? null : status === 'active' ? sql`u.is_active` : sql`not u.is_active`,
    searchOf(search),
  ].filter((part) => part !== null);
  return sql.join(parts, sql` and `);
}

const orderings = {
  created_at: sql`u.created_at, u.id`,
  '-created_at': sql`u.created_at desc, u.id desc`,
  wallet_balance: sql`coalesce(w.balance_bigint, 0), u.created_at, u.id`,
  '-wallet_balance': sql`coalesce(w.balance_bigint, 0) desc, u.created_at desc, u.id desc`,
} as const;

/** One page of accounts; figures are computed for these only, in the same statement. */
export async function selectPeople(
  reader: Reader,
  filter: PeopleFilter,
  window: PeopleWindow,
): Promise<PersonRow[]> {
  return readWindow(window, orderings, (ordering) => selectOrdered(reader, filter, { ...window, ordering }));
}

interface Ordered extends Omit<PeopleWindow, 'sort' | 'from'> {
  readonly ordering: SQL;
}

async function selectOrdered(reader: Reader, filter: PeopleFilter, { ordering, limit, offset }: Ordered) {
  const { rows } = await reader.execute<PersonRow>(sql`
    with page as (
      select u.id, u.email, u.full_name, u.avatar_url, u.role, u.is_active, u.anonymised_at, u.delete_after,
             u.created_at, u.updated_at, w.id as wallet_id, coalesce(w.balance_bigint, 0) as balance_bigint,
             row_number() over (order by ${ordering}) as place
      from users u left join wallets w on w.user_id = u.id and w.currency = 'IDR'
      where ${conditionOf(filter)} order by ${ordering} limit ${limit} offset ${offset}
    )
    select p.id, p.email, p.full_name, p.avatar_url, p.role, p.is_active, p.anonymised_at is not null as is_deleted,
           ${iso(sql`p.delete_after`)} as delete_after, ${iso(sql`p.created_at`)} as created_at,
           ${iso(sql`p.updated_at`)} as updated_at, p.balance_bigint,
           (select count(*) from orders o where o.user_id = p.id) as total_orders,
           coalesce((select e.spent_after from ledger_entries e
                     where e.wallet_id = p.wallet_id order by e.id desc limit 1), 0) as spent_bigint,
           (select ${iso(sql`a.created_at`)} from audit_entries a
            where a.subject_type = 'user' and a.subject_id = p.id::text
              and a.action in ('account.signed_in', 'account.recovery_code_used')
            order by a.id desc limit 1) as last_sign_in_at
    from page p order by p.place`);
  return rows;
}

export interface PersonName extends Record<string, unknown> {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly is_active: boolean;
}

/** Accounts by a part of name or address, or the start of the id, newest first. */
export async function findPeople(reader: Reader, search: string, limit: number): Promise<PersonName[]> {
  const { rows } = await reader.execute<PersonName>(sql`
    select u.id, u.full_name, u.email, u.role, u.is_active from users u
    where ${conditionOf({ search })} order by u.created_at desc, u.id desc limit ${limit}`);
  return rows;
}

/** How many there are, as far as a list counts. */
export async function countPeople(reader: Reader, filter: PeopleFilter): Promise<number> {
  const { rows } = await reader.execute<{ total: number }>(sql`
    select count(*) as total from (select from users u where ${conditionOf(filter)} limit ${MAX_COUNTED}) found`);
  return rows[0]?.total ?? 0;
}

/** Ids by a part of name or address, or the start of the id. */
export async function selectPeopleIds(reader: Reader, search: string, limit: number): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select u.id from users u where ${conditionOf({ search })} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Details beyond the list row. */
export interface PersonFacts extends Record<string, unknown> {
  readonly email_verified: boolean;
  readonly two_factor_enabled: boolean;
  readonly company: string;
  readonly job_role: string;
  readonly industry: string;
  readonly whatsapp: string;
  readonly sessions_count: number;
  readonly wallet_is_active: boolean | null;
  readonly holdings_count: number;
}

export async function selectFacts(reader: Reader, userId: string): Promise<PersonFacts> {
  const { rows } = await reader.execute<PersonFacts>(sql`
    select u.email_verified, u.two_factor_enabled, coalesce(p.company, '') as company,
           coalesce(p.job_role, '') as job_role, coalesce(p.industry, '') as industry,
           coalesce(p.whatsapp, '') as whatsapp,
           (select count(*) from auth_sessions s where s.user_id = u.id and s.expires_at > now()) as sessions_count,
           (select w.is_active from wallets w where w.user_id = u.id and w.currency = 'IDR') as wallet_is_active,
           (select count(*) from user_products h where h.user_id = u.id and h.status = 'active') as holdings_count
    from users u left join profiles p on p.id = u.id where u.id = ${userId}`);
  const row = rows[0];
  if (row === undefined) throw new Error('a person vanished while their facts were read');
  return row;
}

export interface HoldingRow extends Record<string, unknown> {
  readonly id: string;
  readonly product_id: string;
  readonly title: string;
  readonly price: Rupiah;
  readonly slug: string;
  readonly status: 'active' | 'ended' | 'revoked';
  readonly purchased_at: string;
}

export async function selectHoldings(reader: Reader, userId: string, limit: number): Promise<HoldingRow[]> {
  const { rows } = await reader.execute<HoldingRow>(sql`
    select h.id, p.id as product_id, p.title, p.price, p.slug, h.status, ${iso(sql`h.purchased_at`)} as purchased_at
    from user_products h join products p on p.id = h.product_id
    where h.user_id = ${userId} order by h.purchased_at desc, h.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, price: rupiah(row.price) }));
}
