import { sql } from 'drizzle-orm';
import { isoText } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/db.ts';
import type { ItemRow, OrderRow, PaidBy, SoldPart } from './orders.queries.ts';

type WrittenItem = Omit<ItemRow, 'order_id'> & { readonly parts: readonly SoldPart[] };
export interface OrderInsert
  extends Pick<
    OrderRow,
    'id' | 'user_id' | 'customer_email' | 'customer_name' | 'amount_bigint' | 'posting_id'
  > {
  /** The key of the posting that paid, where both are sent together and its id is not known yet. */
  readonly posting_key?: string | null;
  readonly at?: Date; // when it was bought, where that is not now: for test data alone
  /** `wallet`, `grant` for a product given by staff, or `wallet_credits` for test data. */
  readonly payment_method?: 'wallet' | 'grant' | 'wallet_credits';
  /** The waiting purchase being completed, whose payment bought the order. */
  readonly intent_id?: string | undefined;
  /** The key under which today's visits of the buyer are found; null if unknown. */
  readonly visitor?: string | null | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly discount_code?: string | null;
  readonly items: readonly (WrittenItem & { readonly gift_codes: readonly string[] })[];
}

/** One statement; returns its time and payment. A bundle is one item, whose parts are held. */
export async function insertOrder(tx: Tx, order: OrderInsert): Promise<WrittenOrder> {
  const written = await tx.execute<WrittenOrder & Record<string, unknown>>(sql`
    with posting as (
      select coalesce(${order.posting_id}::bigint,
        (select id from ledger_postings where idempotency_key = ${order.posting_key ?? null})) as id
    ), paid as (
      select id, gateway, coalesce(nullif(payment_method, ''), gateway) as payment_method, received_bigint, coalesce(transaction_id, session_id) as reference
      from payments where intent_id = ${order.intent_id ?? null}::uuid and posting_id is not null
        and (select id from posting) is not null
      order by completed_at desc, id limit 1
    ), came as (
      select coalesce(
               (select first_source_id from people where user_id = ${order.user_id}),
               (select first_source_id from orders where user_id = ${order.user_id} and first_source_id is not null
                order by created_at limit 1),
               i.first_source_id, v.first_source_id) as first_source_id,
             coalesce(i.last_source_id, v.last_source_id) as last_source_id
      from sources_of(${order.visitor ?? null}::uuid) v
      left join purchase_intents i on i.id = ${order.intent_id ?? null}::uuid
    ), sold as (
      insert into orders
        (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, payment_provider, payment_id,
         posting_id, discount_code, metadata, created_at, first_source_id, last_source_id)
      values (${order.id}, ${order.user_id}, ${order.customer_email}, ${order.customer_name},
              ${order.amount_bigint}, 'completed',
              coalesce((select payment_method from paid), ${order.payment_method ?? 'wallet'}),
              (select gateway from paid), (select id from paid), (select id from posting),
              ${order.discount_code ?? null}, ${JSON.stringify(order.metadata)}::jsonb, coalesce(${order.at?.toISOString() ?? null}::timestamptz, now()),
              (select first_source_id from came), (select last_source_id from came))
      returning id, user_id, payment_method, payment_provider, payment_id, created_at
    ), item as (
      select id, product_id, title, slug, type, price_bigint, quantity, gift_quantity, discount_bigint, discount_id,
             discount_code, discount_title, owned_bigint, bump_id, bump_bigint, gift_codes, parts
      from jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb)
        as i(id uuid, product_id uuid, title text, slug text, type text, price_bigint bigint,
             quantity integer, gift_quantity integer, discount_bigint bigint, discount_id uuid, discount_code text,
             discount_title text, owned_bigint bigint, bump_id uuid, bump_bigint bigint, gift_codes text[], parts jsonb)
    ), items as (
      insert into order_items (id, order_id, product_id, title, slug, type, price_bigint, quantity, gift_quantity,
                               discount_bigint, discount_id, discount_code, discount_title, owned_bigint, bump_id,
                               bump_bigint)
      select item.id, sold.id, item.product_id, item.title, item.slug, item.type, item.price_bigint,
             item.quantity, item.gift_quantity, item.discount_bigint, item.discount_id, item.discount_code,
             item.discount_title, item.owned_bigint, item.bump_id, item.bump_bigint from sold, item
    ), gifts as (
      insert into gift_codes (code, order_id, order_item_id, product_id, buyer_id)
      select code, sold.id, item.id, item.product_id, sold.user_id from sold, item, unnest(item.gift_codes) as code
    ), part as (
      select item.id as item_id, p.product_id, ord, p.title, p.slug, p.type, p.price_bigint, p.is_owned
      from item, rows from (jsonb_to_recordset(item.parts)
        as (product_id uuid, title text, slug text, type text, price_bigint bigint, is_owned boolean)) with ordinality
        as p(product_id, title, slug, type, price_bigint, is_owned, ord)
    ), parts as (
      insert into order_item_parts (order_item_id, product_id, sort_order, title, slug, type, price_bigint, is_owned)
      select item_id, product_id, ord, title, slug, type, price_bigint, is_owned from part
    ), holdings as (
      insert into user_products (user_id, product_id, order_id, bundle_item_id, purchased_at)
      select sold.user_id, coalesce(part.product_id, item.product_id), sold.id, part.item_id, sold.created_at
      from sold, item left join part on part.item_id = item.id
      where item.quantity > item.gift_quantity and part.is_owned is not true
    )
    select ${isoText('sold.created_at')} as created_at, sold.payment_method, sold.payment_provider, sold.payment_id,
           paid.received_bigint, paid.reference as payment_reference
    from sold left join paid on true`);
  const row = written.rows[0];
  if (row === undefined) throw new Error('an order that was just written is missing');
  return row;
}

type WrittenOrder = PaidBy &
  Pick<OrderRow, 'created_at' | 'payment_method' | 'payment_provider' | 'payment_id'>;

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
