import { sql } from 'drizzle-orm';
import type {
  CheckoutLink,
  listCheckoutLinks as listCheckoutLinksEndpoint,
  NewCheckoutLink,
} from '#contract/checkout-links/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';

interface LinkQuery extends ListQuery<typeof listCheckoutLinksEndpoint> {
  readonly id?: string;
}

const orderings = {
  created_at: sql`l.created_at, l.id`,
  '-created_at': sql`l.created_at desc, l.id desc`,
} as const;
const state = sql`case when l.archived_at is null then 'live' else 'ended' end`;

function conditionOf({ id, state: wanted, search = '' }: LinkQuery) {
  const conditions = [sql`true`];
  if (id !== undefined) conditions.push(sql`l.id = ${id}`);
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (search !== '') {
    const found = ['l.label', 'l.token', 'coalesce(p.title, l.path)'].map((text) =>
      contains(sql`lower(${sql.raw(text)})`, search),
    );
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Includes the figures of docs/metrics.md; the total stops at MAX_COUNTED. */
export async function listCheckoutLinks(reader: Reader, query: LinkQuery) {
  const from = sql`from checkout_links l left join products p on p.id = l.product_id where ${conditionOf(query)}`;
  const links = await readWindow(query, orderings, (ordering) =>
    selectRows<CheckoutLink>(
      reader,
      sql`
      select l.id, l.token, l.label, l.product_id, p.title as product_title, l.path, l.utm_source, l.utm_medium,
             l.utm_campaign, l.plan, l.code, ${state} as state, l.opened_count, sold.order_count, sold.revenue_bigint, ${isoText('l.created_at')} as created_at
      from (select l.id ${from} order by ${ordering} limit ${query.limit} offset ${query.offset}) page
      join checkout_links l using (id) left join products p on p.id = l.product_id,
      lateral (select count(distinct o.id)::integer as order_count,
                      coalesce(sum(i.price_bigint * i.quantity - i.discount_bigint), 0)::bigint as revenue_bigint
               from (select id, status from orders
                     where l.product_id is not null and metadata ->> 'checkout_link' = l.token
                     union all
                     select o.id, o.status from traffic_sources s join orders o on o.last_source_id = s.id
                     where l.product_id is null and s.link = l.token) o
               join order_items i on i.order_id = o.id and (l.product_id is null or i.product_id = l.product_id)
               where o.status <> 'refunded') sold
      order by ${ordering}`,
    ),
  );
  return { links, total: await countUpTo(reader, from) };
}

export async function readCheckoutLink(reader: Reader, id: string): Promise<CheckoutLink | null> {
  const { links } = await listCheckoutLinks(reader, { id, sort: '-created_at', limit: 1, offset: 0 });
  return links[0] ?? null;
}

export async function selectLinkTarget(reader: Reader, token: string) {
  const { rows } = await reader.execute<{
    slug: string | null;
    path: string | null;
    utm_source: string;
    utm_medium: string;
    utm_campaign: string;
    plan: string | null;
    code: string | null;
    is_live: boolean;
  }>(
    sql`select p.slug, l.path, l.utm_source, l.utm_medium, l.utm_campaign, l.plan, l.code,
               l.archived_at is null as is_live
        from checkout_links l left join products p on p.id = l.product_id where l.token = ${token}`,
  );
  return rows[0] ?? null;
}

export async function countLinkVisit(reader: Reader, token: string): Promise<void> {
  await reader.execute(sql`update checkout_links set opened_count = opened_count + 1 where token = ${token}`);
}

export async function isAttributed(
  reader: Reader,
  token: string,
  {
    product_ids,
    intent_id = null,
  }: { readonly product_ids: readonly string[]; readonly intent_id?: string | null | undefined },
): Promise<boolean> {
  const { rows } = await reader.execute(sql`
    select from checkout_links
    where token = ${token} and product_id = any(${sql.param(product_ids)}::uuid[])
      and (archived_at is null
           or archived_at > (select created_at from purchase_intents where id = ${intent_id}::uuid))`);
  return rows.length > 0;
}

export async function codeExists(reader: Reader, code: string): Promise<boolean> {
  const { rows } = await reader.execute(sql`select from discount_codes where code = ${code}`);
  return rows.length > 0;
}

export type CheckoutLinkInsert = NewCheckoutLink & {
  readonly token: string;
  readonly created_by: string | null;
};

/** Null if the token is taken. */
export async function insertLink(tx: Tx, link: CheckoutLinkInsert): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into checkout_links
      (token, product_id, path, plan, code, label, utm_source, utm_medium, utm_campaign, created_by)
    values (${link.token}, ${link.product_id}, ${link.path}, ${link.plan}, ${link.code}, ${link.label},
            ${link.utm_source}, ${link.utm_medium}, ${link.utm_campaign}, ${link.created_by})
    on conflict (token) do nothing returning id`);
  return rows[0]?.id ?? null;
}

export async function markLinksEnded(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update checkout_links set archived_at = now()
    where id in (select id from checkout_links where id = any(${sql.param(ids)}::uuid[]) and archived_at is null
                 order by id for update)
    returning id`);
  return rows.map(({ id }) => id);
}

export async function selectTargets(reader: Reader) {
  const { rows } = await reader.execute<{ id: string; title: string; is_subscription: boolean }>(sql`
    select id, title, is_subscription from products where archived_at is null and is_active order by title limit 500`);
  return rows;
}
