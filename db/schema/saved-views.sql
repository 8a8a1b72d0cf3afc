-- Selections of the lists of the back-office that one of the staff keeps under a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- address of the list, with what tells it from the others of its page
  list text not null check (list ~ '^/admin/[a-z/-]{1,60}(\?[a-z_]{1,20}=[a-z_-]{1,20})?$'),
  name text not null check (length(name) between 1 and 40),
  -- search, filters and order, as the address has them
  query text not null check (length(query) between 1 and 500),
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
