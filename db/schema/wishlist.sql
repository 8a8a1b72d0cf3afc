-- What somebody would like to remember; it follows the account (DECISIONS 24).

create table wishlist_items (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index wishlist_items_newest on wishlist_items (user_id, created_at desc);
create index wishlist_items_product on wishlist_items (product_id);
