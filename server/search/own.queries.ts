import { sql } from 'drizzle-orm';
import type { OwnFound } from '#contract/search/own.ts';
import type { Language } from '#shared/language/language.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';

const MAX_OWN = 5;

export interface OwnQuery {
  readonly user_id: string;
  readonly language: Language;
  readonly text: string;
}

/**
 * Keys of the texts that the reader has had already: of lessons and files that are held, and were opened or downloaded
 * before. The text of any other would be read without counting as consumption (DECISIONS 56), or before its lesson opens
 * (ADR 0041).
 */
export async function selectAccessKeys(reader: Reader, userId: string): Promise<readonly string[]> {
  const rows = await selectRows<{ key: string }>(
    reader,
    sql`
    select l.product_id || ':' || l.lesson_id as key
    from lesson_progress l
      join user_products h on h.user_id = l.user_id and h.product_id = l.product_id and h.status = 'active'
    where l.user_id = ${userId} and l.opened_at is not null
    union
    select h.product_id || ':file:' || d.file_id
    from user_products h join file_downloads d on d.holding_id = h.id
    where h.user_id = ${userId} and h.status = 'active'
    order by key limit 2000`,
  );
  return rows.map(({ key }) => key);
}

export const findOwnOrders = (reader: Reader, { user_id, language, text }: OwnQuery) =>
  selectRows<OwnFound['orders'][number]>(
    reader,
    sql`
    select o.id, told.titles, v.number as invoice_number, ${isoText('o.created_at')} as created_at
    from orders o
      left join invoices v on v.order_id = o.id
      cross join lateral (
        select coalesce(array_agg(owner_text(${language}, 'catalog', false, i.title) order by i.id), '{}') as titles
        from order_items i where i.order_id = o.id
      ) told
    where o.user_id = ${user_id} and o.status in ('completed', 'refunded', 'processing', 'pending')
      and ${contains(sql`lower(concat_ws(' ', array_to_string(told.titles, ' '), v.number, '#' || left(o.id::text, 8)))`, text)}
    order by o.created_at desc, o.id desc limit ${MAX_OWN}`,
  );

export const findOwnSessions = (reader: Reader, { user_id, language, text }: OwnQuery) =>
  selectRows<OwnFound['sessions'][number]>(
    reader,
    sql`
    select b.id, told.title, ${isoText('b.starts_at')} as starts_at
    from consultation_bookings b
      join products p on p.id = b.product_id
      cross join lateral (select owner_text(${language}, 'catalog', false, p.title) as title) told
    where b.user_id = ${user_id} and b.status in ('booked', 'completed', 'no_show')
      and ${contains(sql`lower(told.title)`, text)}
    order by b.created_at desc, b.id limit ${MAX_OWN}`,
  );
