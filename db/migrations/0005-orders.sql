-- What was bought, and who holds it.

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  customer_email text not null,
  customer_name text not null,
  -- sen; the sum of the items
  amount_bigint bigint not null check (amount_bigint >= 0),
  currency text not null default 'IDR' check (currency = 'IDR'),
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded')),
  payment_method text not null,
  payment_provider text,
  payment_id uuid,
  -- the posting that paid it; a free order has none
  posting_id bigint unique references ledger_postings (id),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint wallet_order_is_posted check (
    payment_method <> 'wallet' or status not in ('completed', 'refunded') or (posting_id is not null) = (amount_bigint > 0)
  )
);
create index orders_user on orders (user_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_status on orders (status, created_at desc, id desc);
create trigger orders_stamp before update on orders for each row execute function stamp_updated_at();

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  -- as sold: later edits of the product do not change a past order
  title text not null,
  slug text not null,
  type text not null,
  price_bigint bigint not null check (price_bigint >= 0),
  quantity integer not null default 1 check (quantity >= 1)
);
create index order_items_order on order_items (order_id);
create index order_items_product on order_items (product_id);

-- A holding: the right to use a product. At most one active per user and product, whatever races (DECISIONS 8).
create table user_products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  order_id uuid references orders (id),
  status text not null default 'active' check (status in ('active', 'ended', 'revoked')),
  purchased_at timestamptz not null default now(),
  download_count integer not null default 0 check (download_count >= 0),
  last_downloaded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_products_one_active on user_products (user_id, product_id) where status = 'active';
create index user_products_user on user_products (user_id, purchased_at desc, id desc);
create index user_products_order on user_products (order_id);
create trigger user_products_stamp before update on user_products for each row execute function stamp_updated_at();
