-- What learners answered in the quiz of a lesson (docs/decisions/0160).
create table quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  -- as they were when it began: what the owner edits later judges nobody again
  lesson_title text not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) > 0),
  pass_percent integer not null check (pass_percent between 1 and 100),
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  score_percent integer check (score_percent between 0 and 100),
  is_passed boolean not null default false,
  check (num_nulls(finished_at, score_percent) in (0, 2)),
  check (is_passed = (score_percent is not null and score_percent >= pass_percent)),
  check (finished_at is null or jsonb_array_length(answers) = jsonb_array_length(questions))
);
-- Two tabs answer the same attempt.
create unique index quiz_attempts_open on quiz_attempts (user_id, product_id, lesson_id) where finished_at is null;
create index quiz_attempts_of_lesson on quiz_attempts (product_id, user_id, lesson_id, began_at desc);
create index quiz_attempts_of_user on quiz_attempts (user_id, began_at desc);
