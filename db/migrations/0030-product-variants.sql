-- Variants of a product; for a subscription they are the plans it is offered in. A variant that somebody has bought
-- is switched off, never deleted: its id stands in subscriptions.

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
