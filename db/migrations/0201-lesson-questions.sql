-- What holders ask under a lesson, and what the owner answers (docs/decisions/0143).
create table lesson_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  -- as the lesson was called then; it may be renamed or gone when it is answered
  lesson_title text not null,
  body text not null check (length(body) between 1 and 2000),
  asked_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 5000),
  answered_at timestamptz,
  answered_by uuid references users (id),
  -- shown to the other holders, without a name
  is_shared boolean not null default false,
  check ((answer is null) = (answered_at is null)),
  check (answer is not null or not is_shared)
);
-- The same question twice is one.
create unique index lesson_questions_once on lesson_questions (user_id, product_id, lesson_id, md5(body));
create index lesson_questions_of_lesson on lesson_questions (product_id, lesson_id, asked_at desc);
create index lesson_questions_waiting on lesson_questions (asked_at, id) where answer is null;
