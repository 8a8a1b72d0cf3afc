import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { SearchResults } from '#contract/people/admin-search.ts';
import type { AdminUser, listAllUsers, UserDetails } from '#contract/people/admin-users.ts';
import { rupiah, sen, toRupiah } from '#shared/money/money.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { isOneOf, search } from '../platform/lists/list-search.ts';
import type { ListQuery } from '../platform/lists/list-window.ts';
import { type ListPage, readList } from '../platform/lists/read-list.ts';
import { wordOrIdMatch } from '../platform/lists/word-match.ts';

type PersonRow = Omit<AdminUser, 'auth_user_id' | 'name' | 'wallet_balance' | 'total_spent'> & {
  readonly balance_bigint: number;
  readonly spent_bigint: number;
};

const matchOf = (typed: string) => wordOrIdMatch(sql`u.search_text`, sql`u.id`, typed);

function conditionOf({ role, status }: Pick<z.output<typeof listAllUsers.query>, 'role' | 'status'>): SQL {
  const parts = [
    sql`true`,
    role === undefined ? null : sql`u.role = ${role}`,
    status === undefined ? null : status === 'active' ? sql`u.is_active` : sql`not u.is_active`,
  ].filter((part) => part !== null);
  return sql.join(parts, sql` and `);
}

const orderings = {
  created_at: sql`u.created_at, u.id`,
  '-created_at': sql`u.created_at desc, u.id desc`,
  wallet_balance: sql`coalesce(w.balance_bigint, 0), u.created_at, u.id`,
  '-wallet_balance': sql`coalesce(w.balance_bigint, 0) desc, u.created_at desc, u.id desc`,
} as const;

const withWallet = sql`users u left join wallets w on w.user_id = u.id and w.currency = 'IDR'`;

export async function selectPerson(reader: Reader, id: string): Promise<AdminUser | null> {
  const page = { where: sql`u.id = ${id}`, ordering: orderings['-created_at'], limit: 1, offset: 0 };
  const [person] = await selectPeople(reader, page);
  return person ?? null;
}

async function selectPeople(
  reader: Reader,
  { where, ordering, limit, offset }: ListPage,
): Promise<AdminUser[]> {
  const { rows } = await reader.execute<PersonRow>(sql`
    with page as (
      select u.id, u.email, u.full_name, u.avatar_url, u.role, u.is_active, u.anonymised_at, u.delete_after,
             u.created_at, u.updated_at, w.id as wallet_id, coalesce(w.balance_bigint, 0) as balance_bigint,
             row_number() over (order by ${ordering}) as place
      from ${withWallet} where ${where} order by ${ordering} limit ${limit} offset ${offset}
    )
    select p.id, p.email, p.full_name, p.avatar_url, p.role, p.is_active, p.anonymised_at is not null as is_deleted,
           ${isoText('p.delete_after')} as delete_after, ${isoText('p.created_at')} as created_at,
           ${isoText('p.updated_at')} as updated_at, p.balance_bigint,
           (select count(*) from orders o where o.user_id = p.id) as total_orders,
           coalesce((select e.spent_after from ledger_entries e
                     where e.wallet_id = p.wallet_id order by e.id desc limit 1), 0) as spent_bigint,
           (select ${isoText('a.created_at')} from audit_entries a
            where a.subject_type = 'user' and a.subject_id = p.id::text
              and a.action in ('account.signed_in', 'account.recovery_code_used')
            order by a.id desc limit 1) as last_sign_in_at
    from page p order by p.place`);
  return rows.map(({ balance_bigint, spent_bigint, ...row }) => ({
    ...row,
    auth_user_id: row.id,
    name: row.full_name,
    wallet_balance: toRupiah(sen(balance_bigint)),
    total_spent: toRupiah(sen(spent_bigint)),
  }));
}

type FoundUser = SearchResults['users'][number];

export async function findPeople(reader: Reader, typed: string, limit: number): Promise<FoundUser[]> {
  const ids = await selectPeopleIds(reader, typed, limit);
  const { rows } = await reader.execute<FoundUser>(sql`
    select u.id, u.full_name, u.email, u.role, u.is_active from users u
    where ${isOneOf(sql`u.id`, ids)} order by ${orderings['-created_at']}`);
  return rows;
}

/** Accounts for staff, in two statements (AUSR-013, AENT-022). */
export async function listPeople(reader: Reader, query: ListQuery<typeof listAllUsers>) {
  const { rows, total } = await readList(reader, query, {
    from: withWallet,
    id: sql`u.id`,
    filter: conditionOf(query),
    orderings,
    match: matchOf,
    read: (page) => selectPeople(reader, page),
  });
  return { users: rows, total };
}

/** The newest accounts, `limit` at most MAX_COUNTED. */
export async function selectPeopleIds(
  reader: Reader,
  typed: string,
  limit: number,
): Promise<readonly string[]> {
  const newest = { from: sql`users u`, id: sql`u.id`, filter: undefined, order: [orderings['-created_at']] };
  const { ids } = await search(reader, { ...newest, match: matchOf(typed) }, { limit, offset: 0 });
  return ids;
}

type PersonFacts = UserDetails['facts'];
type HoldingRow = UserDetails['holdings'][number];

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

export async function selectHoldings(reader: Reader, userId: string, limit: number): Promise<HoldingRow[]> {
  const { rows } = await reader.execute<HoldingRow>(sql`
    select h.id, p.id as product_id, p.title, p.price, p.slug, h.status, ${isoText('h.purchased_at')} as purchased_at
    from user_products h join products p on p.id = h.product_id
    where h.user_id = ${userId} order by h.purchased_at desc, h.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, price: rupiah(row.price) }));
}

type Lead = PersonDesk['leads'][number];
type Note = PersonDesk['notes'][number];

export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users where id = ${userId} and anonymised_at is null for key share`);
  return rows.length === 1;
}

/** A form counts as theirs once they have proved its address. */
export async function selectLeads(reader: Reader, userId: string): Promise<Lead[]> {
  const { rows } = await reader.execute<Lead & Record<string, unknown>>(sql`
    select l.id, l.form_type, l.status, ${isoText('l.created_at')} as created_at
    from users u join leads l on l.email = u.email
    where u.id = ${userId} and u.email_verified order by l.created_at desc, l.id limit 20`);
  return rows;
}

export async function selectNotes(
  reader: Reader,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Note[]> {
  const { rows } = await reader.execute<Note & Record<string, unknown>>(sql`
    select n.id, n.body, s.full_name as created_by_name, ${isoText('n.created_at')} as created_at
    from person_notes n left join users s on s.id = n.created_by
    where n.user_id = ${userId} order by n.created_at desc, n.id limit ${limit} offset ${offset}`);
  return rows;
}

export async function insertNote(
  tx: Tx,
  note: { readonly user_id: string; readonly body: string; readonly created_by: string | null },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into person_notes (user_id, body, created_by)
    values (${note.user_id}, ${note.body}, ${note.created_by}) returning id`);
  return rows[0]?.id ?? '';
}

export async function deleteNote(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.execute(sql`delete from person_notes where id = ${id} and user_id = ${userId}`);
  return deleted.rowCount === 1;
}

export async function erasePersonNotes(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from person_notes where user_id = ${userId}`);
}
