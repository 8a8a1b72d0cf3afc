import { and, eq, sql } from 'drizzle-orm';
import type {
  listWaitingGrants as listWaitingGrantsEndpoint,
  WaitingGrant,
} from '#contract/orders/admin-grants.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type ListQuery, selectRows } from '#server/platform/lists/list-window.ts';
import { readList } from '#server/platform/lists/read-list.ts';
import { wordMatch } from '#server/platform/lists/word-match.ts';
import { purchaseIntents as intents } from '../intents.schema.ts';

export interface GrantRequest {
  readonly product_id: string;
  readonly granted_by: string;
  readonly reason: string;
  readonly days?: number;
}

interface GrantInsert {
  readonly email: string;
  readonly full_name: string;
  readonly title: string;
  readonly request: GrantRequest;
}

/** Null if the product already waits for this address, also under concurrent calls. */
export async function insertGrant(
  tx: Tx,
  { email, full_name, title, request }: GrantInsert,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into purchase_intents
      (kind, request, title, total_bigint, guest_email, guest_name, guest_language, guest_key)
    values ('grant', ${JSON.stringify(request)}::jsonb, ${title}, 0, ${email}, ${full_name}, 'id', gen_random_uuid())
    on conflict (guest_email, (request ->> 'product_id')) where kind = 'grant' and status = 'waiting' do nothing
    returning id`);
  return rows[0]?.id ?? null;
}

const isWaiting = and(eq(intents.kind, 'grant'), eq(intents.status, 'waiting'));

/** Sorted by id, so that two concurrent calls cannot deadlock. */
export async function selectWaitingGrants(reader: Reader, email: string): Promise<readonly string[]> {
  const rows = await reader
    .select({ id: intents.id })
    .from(intents)
    .where(and(isWaiting, eq(intents.guest_email, email)))
    .orderBy(intents.id);
  return rows.map(({ id }) => id);
}

interface WithdrawnGrant {
  readonly email: string;
  readonly product_id: string;
}

/** Null unless it waits. */
export async function selectGrantForUpdate(tx: Tx, id: string): Promise<WithdrawnGrant | null> {
  const [row] = await tx
    .select({
      email: sql<string>`${intents.guest_email}`,
      product_id: sql<string>`${intents.request} ->> 'product_id'`,
    })
    .from(intents)
    .where(and(isWaiting, eq(intents.id, id)))
    .for('update');
  return row ?? null;
}

const grantErasure = sql`
  update purchase_intents
  set status = 'withdrawn', settled_at = now(), guest_email = 'forgotten-' || id || '@guest.invalid', guest_name = '-'
  where kind = 'grant' and status = 'waiting'`;

export async function withdrawGrant(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`${grantErasure} and id = ${id}`);
}

export async function eraseGrantsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`${grantErasure} and guest_email = (select email from users where id = ${userId})`);
}

const orderings = {
  created_at: sql`i.created_at, i.id`,
  '-created_at': sql`i.created_at desc, i.id desc`,
} as const;

export async function listWaitingGrants(
  reader: Reader,
  query: ListQuery<typeof listWaitingGrantsEndpoint>,
): Promise<{ readonly grants: WaitingGrant[]; readonly total: number }> {
  // As the index has it.
  const searchText = sql`lower(i.guest_name || ' ' || i.guest_email || ' ' || i.title)`;
  const { rows, total } = await readList(reader, query, {
    from: sql`purchase_intents i`,
    id: sql`i.id`,
    filter: sql`i.kind = 'grant' and i.status = 'waiting'`,
    orderings,
    match: (typed) => wordMatch(searchText, typed),
    read: ({ where, ordering, limit, offset }) =>
      selectRows<WaitingGrant>(
        reader,
        sql`
      select i.id, i.title, i.guest_email as email, i.guest_name as full_name, i.request ->> 'reason' as reason,
             ${isoText('i.created_at')} as created_at
        from purchase_intents i where ${where} order by ${ordering} limit ${limit} offset ${offset}`,
      ),
  });
  return { grants: rows, total };
}
