-- What the development tools generated, so that clearing takes nothing else. Empty in production.

create table test_records (
  kind text not null check (kind in ('users', 'products', 'orders', 'blog_posts')),
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Generated orders are paid like all others, and name another way of paying.
alter table orders drop constraint wallet_order_is_posted;
alter table orders add constraint wallet_order_is_posted check (
  payment_method not in ('wallet', 'wallet_credits') or status not in ('completed', 'refunded')
  or (posting_id is not null) = (amount_bigint > 0)
);
