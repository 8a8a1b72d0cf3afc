import { type SQL, sql } from 'drizzle-orm';
import type { Contact, ContactDetails, listPeople } from '#contract/people/admin-people.ts';
import type { SegmentRules } from '#contract/segments/admin.ts';
import type { ListQuery } from '#server/platform/lists/list-window.ts';
import { segmentCondition } from '#server/segments/index.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import { readList } from '../platform/lists/read-list.ts';
import { contains, wordMatch } from '../platform/lists/word-match.ts';

type ContactQuery = ListQuery<typeof listPeople>;

export interface ContactFilter extends Pick<ContactQuery, 'mail' | 'account' | 'tag' | 'search'> {
  /** Null: everybody. */
  readonly rules: SegmentRules | null;
}

const mailConsent = (isGranted: boolean) => sql`exists (
  select from consent_states s where s.email_digest = p.email_digest and s.channel = 'mail'
    and s.is_granted = ${isGranted})`;

const mailConditions = {
  bounced: sql`p.bounced_at is not null`,
  subscribed: sql`(p.bounced_at is null and ${mailConsent(true)})`,
  unsubscribed: sql`(p.bounced_at is null and not ${mailConsent(true)} and ${mailConsent(false)})`,
  no_consent: sql`(p.bounced_at is null and not exists (
    select from consent_states s where s.email_digest = p.email_digest and s.channel = 'mail'))`,
} as const;

function conditionOf({ mail, account, tag, search = '', rules }: ContactFilter): SQL {
  const parts = [
    mail === undefined ? null : mailConditions[mail],
    account === undefined ? null : sql`(p.user_id is not null) = ${account === 'yes'}`,
    tag === undefined
      ? null
      : sql`exists (select from person_tags t where t.person_id = p.id and t.tag = ${tag})`,
    search === '' ? null : contains(sql`p.search_text`, search),
    rules === null ? null : segmentCondition(rules),
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

const orderings = {
  created_at: sql`p.created_at, p.id`,
  '-created_at': sql`p.created_at desc, p.id desc`,
} as const;

interface ContactRow extends Omit<Contact, 'total_spent'> {
  readonly spent_bigint: number;
}

const columns = sql`
  p.id, p.email, p.email_digest, p.user_id, p.full_name, p.language, p.source, p.bounced_at, p.created_at`;

/** A page first, and the facts of its rows afterwards. */
const selectContactRows = (reader: Reader, page: SQL) =>
  selectRows<ContactRow>(
    reader,
    sql`
    with page as (select ${columns}, row_number() over () as place from (${page}) p)
    select p.id, p.email, p.full_name, p.user_id, p.language, p.source, ${isoText('p.created_at')} as created_at,
           case ${sql.join(
             Object.entries(mailConditions).map(([state, holds]) => sql`when ${holds} then ${state}`),
             sql` `,
           )} end as mail_state,
           array(select t.tag from person_tags t where t.person_id = p.id order by t.tag) as tags,
           ${isoText('n.decided_at')} as news_since, n.source as news_source, o.total_orders, ${isoText('o.last_order_at')} as last_order_at,
           coalesce((select e.spent_after from wallets w join ledger_entries e on e.wallet_id = w.id
                     where w.user_id = p.user_id and w.currency = 'IDR' order by e.id desc limit 1), 0) as spent_bigint
    from page p left join consent_states n on n.email_digest = p.email_digest and n.purpose = 'news'
        and n.channel = 'mail' and n.is_granted
      cross join lateral (
      select count(*)::int as total_orders, max(created_at) as last_order_at
      from orders where user_id = p.user_id and status = 'completed') o
    order by p.place`,
  );

const toContact = ({ spent_bigint, ...row }: ContactRow): Contact => ({
  ...row,
  total_spent: toRupiah(sen(spent_bigint)),
});

export async function listContactRows(
  reader: Reader,
  { search, ...filter }: ContactFilter,
  window: Pick<ContactQuery, 'limit' | 'offset' | 'sort' | 'from'>,
): Promise<{ readonly people: Contact[]; readonly total: number }> {
  const { rows, total } = await readList(
    reader,
    { ...window, search },
    {
      from: sql`people p`,
      id: sql`p.id`,
      filter: conditionOf(filter),
      orderings,
      match: (typed) => wordMatch(sql`p.search_text`, typed),
      read: ({ where, ordering, limit, offset }) =>
        selectContactRows(
          reader,
          sql`select ${columns} from people p where ${where} order by ${ordering} limit ${limit} offset ${offset}`,
        ),
    },
  );
  return { people: rows.map(toContact), total };
}

export async function selectContact(reader: Reader, id: string): Promise<Contact | null> {
  const rows = await selectContactRows(reader, sql`select ${columns} from people p where p.id = ${id}`);
  return rows.map(toContact)[0] ?? null;
}

/** Newest first; `after` is the last one of the batch before. */
export async function selectContactsAfter(
  reader: Reader,
  filter: ContactFilter,
  { after, limit }: { readonly after: Contact | null; readonly limit: number },
): Promise<readonly Contact[]> {
  const isLater =
    after === null
      ? sql`true`
      : sql`(p.created_at, p.id) < (
      select c.created_at, c.id from people c where c.id = ${after.id})`;
  const rows = await selectContactRows(
    reader,
    sql`select ${columns} from people p where ${isLater} and ${conditionOf(filter)}
        order by ${orderings['-created_at']} limit ${limit}`,
  );
  return rows.map(toContact);
}

/** Lists all that anybody has, by name. */
export async function selectTags(reader: Reader): Promise<string[]> {
  const rows = await selectRows<{ tag: string }>(
    reader,
    sql`
    with recursive used as (
      (select tag from person_tags order by tag limit 1)
      union all
      select (select t.tag from person_tags t where t.tag > u.tag order by t.tag limit 1)
      from used u where u.tag is not null
    )
    select tag from used where tag is not null limit 200`,
  );
  return rows.map(({ tag }) => tag);
}

type Purchase = ContactDetails['purchases'][number];

export async function selectPurchases(reader: Reader, userId: string, limit: number): Promise<Purchase[]> {
  const rows = await selectRows<Omit<Purchase, 'amount'> & { readonly amount_bigint: number }>(
    reader,
    sql`
    select i.title, i.price_bigint * i.quantity - i.discount_bigint as amount_bigint,
           ${isoText('o.created_at')} as ordered_at
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId} and o.status = 'completed'
    order by o.created_at desc, o.id, i.id limit ${limit}`,
  );
  return rows.map(({ amount_bigint, ...row }) => ({ ...row, amount: toRupiah(sen(amount_bigint)) }));
}

/** Locked until commit; at most `limit`. */
export async function selectContactIds(tx: Tx, filter: ContactFilter, limit: number): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`select p.id from people p where ${conditionOf(filter)} order by p.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** How many did not have it. */
export async function addTag(tx: Tx, ids: readonly string[], tag: string): Promise<number> {
  const written = await tx.execute(sql`
    insert into person_tags (person_id, tag)
    select id, ${tag} from people where id = any(${sql.param([...ids])}::uuid[]) on conflict do nothing`);
  return written.rowCount ?? 0;
}

/** How many had it. */
export async function removeTag(tx: Tx, ids: readonly string[], tag: string): Promise<number> {
  const written = await tx.execute(sql`
    delete from person_tags where tag = ${tag} and person_id = any(${sql.param([...ids])}::uuid[])`);
  return written.rowCount ?? 0;
}
