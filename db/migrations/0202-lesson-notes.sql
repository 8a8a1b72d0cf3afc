-- What learners write down for themselves, one note a lesson (docs/decisions/0144).
create table lesson_notes (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  body text not null check (length(body) between 1 and 10000),
  updated_at timestamptz not null default now(),
  primary key (user_id, product_id, lesson_id)
);
