import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CartItem } from '#server/cart/index.ts';
import { unbegunCourses } from '#server/courses/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { Sen } from '#shared/money/money.ts';
import type { RecoveryCause } from '#shared/recovery/recovery.ts';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';

interface CartOwner {
  readonly person_id: string;
  readonly email: string;
  readonly full_name: string;
}

export async function selectCartOwner(reader: Reader, userId: string): Promise<CartOwner | null> {
  const rows = await selectRows<CartOwner>(
    reader,
    sql`select id as person_id, email, full_name from people where user_id = ${userId}`,
  );
  return rows[0] ?? null;
}

export async function selectTrial(reader: Reader, subscriptionId: string) {
  const rows = await selectRows<{
    user_id: string;
    email: string;
    full_name: string;
    title: string;
    price_bigint: Sen;
    ends_at: string;
  }>(
    reader,
    sql`
    select s.user_id, u.email, u.full_name, p.title, coalesce(s.next_price_bigint, s.price_bigint) as price_bigint,
           to_json(s.trial_end) #>> '{}' as ends_at
    from subscriptions s join users u on u.id = s.user_id join products p on p.id = s.product_id
    where s.id = ${subscriptionId}`,
  );
  return rows[0] ?? null;
}

export async function selectUnbegunCourse(reader: Reader, holdingId: string) {
  const rows = await selectRows<{
    user_id: string;
    product_id: string;
    slug: string;
    title: string;
    email: string;
    full_name: string;
  }>(
    reader,
    sql`
    select w.user_id, w.product_id, w.slug, w.title, w.email, w.full_name
    from (${unbegunCourses}) as w where w.holding_id = ${holdingId}`,
  );
  return rows[0] ?? null;
}

const mailedItems = z
  .array(z.object({ product_id: z.uuid(), quantity: z.int().min(1).max(MAX_CART_QUANTITY) }))
  .max(MAX_CART_LINES);

/** Null once the person has bought one of the products, so that an old mail offers nothing they have. */
export async function selectMailedItems(
  reader: Reader,
  messageId: string,
): Promise<readonly CartItem[] | null> {
  const rows = await selectRows<{ items: unknown }>(
    reader,
    sql`
    select m.items from recovery_messages m
    where m.id = ${messageId} and m.state = 'sent' and m.items is not null and not exists (
      select from orders o join order_items i on i.order_id = o.id
      where o.user_id = m.user_id and o.created_at > m.sent_at and o.status in ('completed', 'refunded')
        and m.items @> jsonb_build_array(jsonb_build_object('product_id', i.product_id)))`,
  );
  return rows[0] === undefined ? null : mailedItems.parse(rows[0].items);
}

/** The first return stays. */
export async function markReturned(tx: Tx, messageId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set returned_at = coalesce(returned_at, ${now.toISOString()}::timestamptz)
    where id = ${messageId}`);
}

/** Services for trials, courses for courses, anything with a price for the rest. */
const sampleKinds = {
  cart: sql`not is_subscription`,
  payment: sql`not is_subscription`,
  top_up: sql`true`,
  trial: sql`is_subscription`,
  course: sql`cardinality(course_lesson_ids(modules)) > 0`,
} as const;

export const selectSamples = (reader: Reader, cause: RecoveryCause) =>
  selectRows<{ title: string; price: number; lesson_title: string | null }>(
    reader,
    sql`
    select title, price, modules #>> '{0,lessons,0,title}' as lesson_title from products p
    where is_sold(p) and price > 0 and ${sampleKinds[cause]} order by created_at desc, id limit 2`,
  );
