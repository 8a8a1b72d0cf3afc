-- An order names the payment that bought it, and what made each of its items cheaper, as its nota showed it then
-- (docs/decisions/0204). `payment_method` is the way of that payment; `wallet` where the balance alone paid.

alter table order_items
  -- the code that was used; null: none, or a sale
  add column discount_code text,
  -- of the discount, as it was called then; null: none, or older than this column
  add column discount_title text check (discount_title <> '');
alter table order_items disable trigger user;
update order_items i set discount_title = d.title, discount_code = case when d.is_automatic then null else o.discount_code end
  from discounts d, orders o where d.id = i.discount_id and o.id = i.order_id;
alter table order_items enable trigger user;
alter table order_items add constraint only_discounts_are_named
  check (discount_id is not null or (discount_code is null and discount_title is null));

alter table orders disable trigger user;
update orders o set payment_id = paid.id, payment_provider = paid.gateway, payment_method = paid.payment_method
  from (
    select distinct on (i.order_id) i.order_id, p.id, p.gateway,
           coalesce(nullif(p.payment_method, ''), p.gateway) as payment_method
    from purchase_intents i join payments p on p.intent_id = i.id
    where i.order_id is not null and p.posting_id is not null
    order by i.order_id, p.completed_at, p.id
  ) as paid
  where paid.order_id = o.id and o.posting_id is not null;
alter table orders enable trigger user;

alter table orders drop constraint wallet_order_is_posted;
alter table orders
  add constraint orders_payment foreign key (payment_id) references payments (id),
  add constraint payment_is_named_whole check ((payment_id is null) = (payment_provider is null)),
  add constraint only_what_costs_is_paid check (payment_id is null or posting_id is not null),
  add constraint paid_order_is_posted check (
    (payment_method not in ('wallet', 'wallet_credits') and payment_id is null)
    or status not in ('completed', 'refunded') or (posting_id is not null) = (amount_bigint > 0)
  );
-- The order of a payment, for the desk.
create index orders_payment on orders (payment_id) where payment_id is not null;

-- The nota of a purchase that waits, as its buyer was promised it.
alter table purchase_intents add column lines jsonb not null default '[]';
