-- What the staff notes about somebody, for the staff; it goes with the account.
create table person_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  body text not null check (length(body) between 1 and 2000),
  created_by uuid references users (id),
  created_at timestamptz not null default now()
);
create index person_notes_of_user on person_notes (user_id, created_at desc);

-- The list of products says what those of one page sold in all.
create index product_days_of_product on product_days (product_id);
