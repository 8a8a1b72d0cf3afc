-- Products: one table for one-time products and subscriptions; prices in whole rupiah (DECISIONS 1, 19, 20).

create table products (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type text not null check (type in (
    'e_course', 'template', 'webinar', 'consultation', 'mini_class', 'freebie', 'service', 'digital_product',
    'ai_agent', 'subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription'
  )),
  category text,
  price bigint not null check (price between 0 and 1000000000000),
  original_price bigint check (original_price between 0 and 1000000000000),
  currency text not null default 'IDR' check (currency = 'IDR'),
  short_description text,
  description text not null default '',
  content_body text,
  features jsonb not null default '[]',
  media_gallery jsonb not null default '[]',
  is_active boolean not null default true,
  is_featured boolean not null default false,
  is_subscription boolean not null default false,
  billing_cycle text check (billing_cycle in ('monthly', 'yearly', 'weekly', 'daily')),
  subscription_features jsonb not null default '[]',
  max_usage_limit integer check (max_usage_limit >= 0),
  auto_renewal boolean not null default true,
  trial_period_days integer not null default 0 check (trial_period_days >= 0),
  coming_soon boolean not null default false,
  launch_date timestamptz,
  sort_order integer not null default 0,
  cta_text text,
  cta_link text,
  content_metadata jsonb not null default '{"sections": []}',
  duration_hours numeric(6, 1) check (duration_hours >= 0),
  modules jsonb not null default '[]',
  difficulty_level text check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  language text,
  requirements text[] not null default '{}',
  instructor_name text,
  instructor_avatar text,
  instructor_bio text,
  max_students integer check (max_students > 0),
  start_date timestamptz,
  tags text[] not null default '{}',
  -- null: unlimited
  stock integer check (stock >= 0),
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_has_cycle check (is_subscription = (billing_cycle is not null))
);
create index products_shop_order on products (sort_order, id) where is_active;
create index products_newest on products (created_at desc, id) where is_active;
create index products_price on products (price, id) where is_active;
create index products_search on products using gin ((title || ' ' || description) gin_trgm_ops);
create trigger products_stamp before update on products for each row execute function stamp_updated_at();

-- Every web process hears of a change and drops its cached pages.
create function announce_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'products');
  return null;
end $$;
create trigger products_changed after insert or delete or truncate on products
  for each statement execute function announce_catalog_change();
-- Selling one of many in stock changes no page; running out, coming back and every edit does.
create trigger products_updated after update on products
  for each row when (
    (old.stock is null) <> (new.stock is null) or (old.stock = 0) <> (new.stock = 0)
    or (to_jsonb(old) - 'stock' - 'updated_at') <> (to_jsonb(new) - 'stock' - 'updated_at')
  ) execute function announce_catalog_change();
