-- What learners hand in for a lesson, and what the owner says to it (docs/decisions/0161).
create table lesson_hand_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  -- as they were when it was handed in
  lesson_title text not null,
  task text not null,
  body text not null check (length(body) <= 10000),
  file_id uuid references media_files (id),
  -- a review names the one that it read
  revision integer not null default 1 check (revision > 0),
  handed_in_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'returned')),
  feedback text check (length(feedback) between 1 and 5000),
  reviewed_at timestamptz,
  reviewed_by uuid references users (id),
  unique (user_id, product_id, lesson_id),
  check (body <> '' or file_id is not null),
  check (state = 'waiting' or reviewed_at is not null),
  check (state <> 'returned' or feedback is not null)
);
create index lesson_hand_ins_waiting on lesson_hand_ins (handed_in_at, id) where state = 'waiting';
create index lesson_hand_ins_of_course on lesson_hand_ins (product_id, user_id);
create index lesson_hand_ins_file on lesson_hand_ins (file_id) where file_id is not null;
create trigger lesson_hand_ins_note_media after insert or delete or update of file_id
  on lesson_hand_ins for each row execute function note_media_uses('id');

-- Answering and handing in are signs of a learner, too.
create or replace view lesson_activity as
  select user_id, product_id, lesson_id, greatest(watched_at, opened_at) as at from lesson_progress
  union all
  select user_id, product_id, lesson_id, updated_at from lesson_notes
  union all
  select user_id, product_id, lesson_id, asked_at from lesson_questions
  union all
  select user_id, product_id, lesson_id, coalesce(finished_at, began_at) from quiz_attempts
  union all
  select user_id, product_id, lesson_id, handed_in_at from lesson_hand_ins;
