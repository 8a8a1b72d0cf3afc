-- Mails to learners who stopped (docs/decisions/0159). A row is one mail; a pause has one, whichever worker writes it.
create table learning_reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- the last sign of the learner in the course, or the purchase
  paused_since timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, product_id, paused_since)
);

alter table account_preferences add column learning boolean not null default true;
