-- What somebody means to buy; it follows the account (DECISIONS 25).

create table cart_items (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 20),
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index cart_items_product on cart_items (product_id);
