-- A price shown is a price that can be paid (DECISIONS 61): a subscription with plans of its own carries the price and
-- the cycle of the cheapest one that is left, so that no list, page, export or search can advertise another.

create function cheapest_plan(of_product uuid) returns table (price bigint, billing_cycle text)
  language sql stable as $$
  select v.price, v.billing_cycle from product_variants v
  where v.product_id = of_product and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time'
  order by coalesce(v.stock = 0, false), v.price, v.sort_order, v.id
  limit 1
$$;

create function price_product_by_plan() returns trigger language plpgsql as $$
declare
  plan record;
begin
  select c.price, c.billing_cycle into plan from cheapest_plan(new.id) c;
  if found then
    new.price := plan.price;
    new.billing_cycle := plan.billing_cycle;
  end if;
  return new;
end $$;
-- Named to fire before products_edited, which counts the edit.
create trigger products_at_plan_price before update of price, billing_cycle on products
  for each row when (new.is_subscription) execute function price_product_by_plan();

create function reprice_product() returns trigger language plpgsql as $$
begin
  update products p set price = c.price, billing_cycle = c.billing_cycle
  from cheapest_plan(coalesce(new.product_id, old.product_id)) c
  where p.id = coalesce(new.product_id, old.product_id) and p.is_subscription
    and (p.price, p.billing_cycle) is distinct from (c.price, c.billing_cycle);
  return null;
end $$;
create trigger product_variants_priced after insert or delete on product_variants
  for each row execute function reprice_product();
create trigger product_variants_repriced
  after update of price, billing_cycle, is_active, is_subscription, stock, sort_order on product_variants
  for each row when (
    (old.price, old.billing_cycle, old.is_active, old.is_subscription, old.sort_order)
      is distinct from (new.price, new.billing_cycle, new.is_active, new.is_subscription, new.sort_order)
    or coalesce(old.stock = 0, false) <> coalesce(new.stock = 0, false)
  ) execute function reprice_product();

update products p set price = c.price, billing_cycle = c.billing_cycle
from products q, cheapest_plan(q.id) c
where q.id = p.id and p.is_subscription
  and (p.price, p.billing_cycle) is distinct from (c.price, c.billing_cycle);
