-- Checkout links: a short address that leads to the checkout of one product (ADR 0029). An order that came
-- by one names its token in its metadata.
create table checkout_links (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (token ~ '^[a-z0-9]{6}$'),
  product_id uuid not null references products (id) on delete cascade,
  -- a billing cycle or the id of a variant; null: bought once
  plan text check (length(plan) between 1 and 60),
  -- of a discount, as it is compared
  code text check (code ~ '^[A-Z0-9]{3,40}$'),
  -- for staff
  label text not null check (length(label) between 1 and 120),
  opened_count integer not null default 0 check (opened_count >= 0),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create index checkout_links_newest on checkout_links (created_at desc, id desc);
