import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/db.ts';
import type { OrderInsert } from './insert-order.queries.ts';

export interface RenewalInsert extends Omit<OrderInsert, 'items'> {
  readonly item: OrderInsert['items'][number];
}

/** Moves the buyer's holding to the new order; false without a holding. */
export async function insertRenewal(tx: Tx, { item, ...order }: RenewalInsert): Promise<boolean> {
  const written = await tx.execute(sql`
    with sold as (
      insert into orders
        (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, posting_id, metadata)
      values (${order.id}, ${order.user_id}, ${order.customer_email}, ${order.customer_name},
              ${order.amount_bigint}, 'completed', 'wallet', ${order.posting_id},
              ${JSON.stringify(order.metadata)}::jsonb)
      returning id, user_id
    ), items as (
      insert into order_items (id, order_id, product_id, title, slug, type, price_bigint, discount_bigint, discount_id,
                               discount_code, discount_title)
      select ${item.id}::uuid, sold.id, ${item.product_id}::uuid, ${item.title}, ${item.slug}, ${item.type},
             ${item.price_bigint}::bigint, ${item.discount_bigint}::bigint, ${item.discount_id}::uuid,
             ${item.discount_code}, ${item.discount_title} from sold
    )
    update user_products set order_id = sold.id from sold
    where user_products.user_id = sold.user_id and user_products.product_id = ${item.product_id}
      and user_products.status = 'active'
    returning user_products.id`);
  return written.rowCount === 1;
}
