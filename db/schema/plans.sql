-- Variants of a product; for a subscription they are the plans it is offered in. A variant that somebody has bought is
-- switched off, never deleted: its id stands in subscriptions. A price shown is a price that can be paid
-- (DECISIONS 61): a subscription with plans of its own carries the price and the cycle of the cheapest one that is
-- left, so that no list, page, export or search can advertise another.

create table product_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  name text not null check (length(name) between 1 and 100),
  -- whole rupiah for one billing cycle
  price bigint not null check (price between 0 and 1000000000000),
  -- null: unlimited
  stock integer check (stock >= 0),
  metadata jsonb not null default '{}',
  details text,
  features jsonb not null default '[]',
  specifications jsonb not null default '{}',
  subscription_content text,
  subscription_example text,
  is_subscription boolean not null default true,
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly', 'weekly', 'daily', 'one_time')),
  usage_limits jsonb not null default '{}',
  service_endpoints jsonb not null default '[]',
  access_level text check (access_level in ('basic', 'standard', 'premium', 'enterprise')),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_variants_product on product_variants (product_id, sort_order, id);
create trigger product_variants_stamp before update on product_variants
  for each row execute function stamp_updated_at();
create trigger product_variants_changed after insert or delete or truncate on product_variants
  for each statement execute function announce_catalog_change();
-- As for products: selling one of many in stock changes no page.
create trigger product_variants_updated after update on product_variants
  for each row when (
    (old.stock is null) <> (new.stock is null) or (old.stock = 0) <> (new.stock = 0)
    or (to_jsonb(old) - 'stock' - 'updated_at') <> (to_jsonb(new) - 'stock' - 'updated_at')
  ) execute function announce_catalog_change();

create function cheapest_plan(of_product uuid) returns table (price bigint, billing_cycle text)
  language sql stable as $$
  select v.price, v.billing_cycle from product_variants v
  where v.product_id = of_product and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time'
  order by coalesce(v.stock = 0, false), v.price, v.sort_order, v.id
  limit 1
$$;

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
