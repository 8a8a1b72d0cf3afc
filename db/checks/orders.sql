-- check: bundles-gave-their-parts
-- Every bundle of a completed order names at least two parts. Its buyer got each part from it (active or ended since),
-- or held it before from elsewhere; except bundles that were all gifts.
select i.id as order_item_id, p.product_id
from orders o join order_items i on i.order_id = o.id
left join order_item_parts p on p.order_item_id = i.id
where o.status = 'completed' and i.type = 'bundle' and (
  (select count(*) from order_item_parts n where n.order_item_id = i.id) < 2
  or i.quantity > i.gift_quantity and not exists (
    select from user_products h
    where h.user_id = o.user_id and h.product_id = p.product_id and (h.bundle_item_id is not distinct from i.id) <> p.is_owned
  )
);

-- check: completed-orders-are-paid
-- A completed order paid by balance or payment took exactly its amount from its buyer's wallet, once.
select o.id as order_id, o.amount_bigint, -sum(e.amount_bigint) as paid
from orders o
left join ledger_entries e on e.posting_id = o.posting_id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
where (o.payment_method in ('wallet', 'wallet_credits') or o.payment_id is not null)
  and o.status in ('completed', 'refunded')
group by o.id
having coalesce(-sum(e.amount_bigint), 0) <> o.amount_bigint
    or bool_or(w.user_id is not null and w.user_id <> o.user_id);

-- check: completed-orders-gave-access
-- Every item of a completed order gave its buyer a holding (active or ended since), except gifts and bundles, which
-- give their parts. A subscription's holding moves on to the order of its newest charge, so its older orders are
-- matched by the subscription.
select o.id as order_id, i.product_id
from orders o join order_items i on i.order_id = o.id
where o.status = 'completed' and i.type <> 'bundle' and i.quantity > i.gift_quantity and not exists (
  select from user_products h
  where h.user_id = o.user_id and h.product_id = i.product_id and h.order_id = o.id and h.gift_code_id is null
) and not exists (
  select from subscriptions s
  left join subscription_charges c on c.subscription_id = s.id
  join user_products h on h.user_id = s.user_id and h.product_id = s.product_id
  where s.user_id = o.user_id and s.product_id = i.product_id and o.id in (s.order_id, c.order_id)
);

-- check: holdings-have-orders
-- Every active holding comes from an order: the holder's own, which kept a unit for its buyer, or that of a redeemed
-- gift code. A refunded order leaves no holding, unless a live subscription does, whatever status the staff have set.
select h.id as holding_id, h.user_id, h.product_id, h.order_id, h.gift_code_id
from user_products h
where h.status = 'active' and not exists (
  select from orders o join order_items i on i.order_id = o.id
  left join gift_codes g on g.id = h.gift_code_id and g.order_item_id = i.id and g.status = 'redeemed'
  where o.id = h.order_id and case when h.bundle_item_id is null then i.product_id = h.product_id
                               else i.id = h.bundle_item_id end
    and (o.status <> 'refunded' or exists (
      select from subscriptions s
      where s.user_id = h.user_id and s.product_id = h.product_id and s.status <> 'expired'
    ))
    and case when h.gift_code_id is null then o.user_id = h.user_id and i.quantity > i.gift_quantity
        else g.redeemed_by = h.user_id end
);

-- check: one-active-holding
-- Nobody holds a product twice.
select user_id, product_id, count(*) as holdings
from user_products where status = 'active'
group by user_id, product_id
having count(*) > 1;

-- check: order-amounts-match-items
-- An order amounts to the sum of its items after their discounts, and has at least one.
select o.id as order_id, o.amount_bigint, sum(i.price_bigint * i.quantity - i.discount_bigint) as items_total
from orders o
left join order_items i on i.order_id = o.id
group by o.id
having o.amount_bigint <> coalesce(sum(i.price_bigint * i.quantity - i.discount_bigint), -1);

-- check: orders-name-their-payment
-- The payment named by an order was credited to its buyer, for the purchase that the order completed.
select o.id as order_id, o.payment_id, o.payment_method, p.payment_method as paid_by
from orders o
join payments p on p.id = o.payment_id
left join purchase_intents i on i.id = p.intent_id
where p.posting_id is null or p.user_id is distinct from o.user_id or i.order_id is distinct from o.id
   or p.gateway <> o.payment_provider or o.payment_method <> coalesce(nullif(p.payment_method, ''), p.gateway);
