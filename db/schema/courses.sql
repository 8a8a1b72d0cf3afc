-- What owners do with what they hold: lessons, quizzes, work that is handed in, downloads, certificates.

create table lesson_progress (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  -- where the video was left
  position_seconds integer not null default 0 check (position_seconds between 0 and 86400),
  completed_at timestamptz,
  -- when the learner was there, by the learner's device but never in the future
  watched_at timestamptz not null default now(),
  -- What was consumed is known by the server (DECISIONS 56): when a lesson was first handed out to its holder. A
  -- report of progress by a browser leaves it alone.
  opened_at timestamptz,
  primary key (user_id, product_id, lesson_id)
);
create index lesson_progress_latest on lesson_progress (user_id, watched_at desc);
create index lesson_progress_of_course on lesson_progress (product_id, user_id);

create function keep_lesson_done() returns trigger language plpgsql as $$
begin
  raise exception 'a finished lesson stays finished' using errcode = 'restrict_violation';
end $$;
create trigger lesson_stays_done before update on lesson_progress
  for each row when (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
  execute function keep_lesson_done();

-- What holders ask under a lesson, and what the owner answers (ADR 0043).
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

-- What learners write down for themselves, one note a lesson (ADR 0043).
create table lesson_notes (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  body text not null check (length(body) between 1 and 10000),
  updated_at timestamptz not null default now(),
  primary key (user_id, product_id, lesson_id)
);

-- What learners answered in the quiz of a lesson (ADR 0041).
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

-- What learners hand in for a lesson, and what the owner says to it (ADR 0041).
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

-- One row for each link that was used, however many pieces the file was fetched in.
create table file_downloads (
  link_id uuid primary key,
  holding_id uuid not null references user_products (id),
  file_id uuid not null references media_files (id),
  created_at timestamptz not null default now()
);
create index file_downloads_holding on file_downloads (holding_id);
create index file_downloads_file on file_downloads (file_id);

create sequence certificate_numbers;

create table certificates (
  -- unguessable: whoever has it may look the certificate up
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  number bigint not null unique default nextval('certificate_numbers'),
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  holding_id uuid not null references user_products (id),
  -- as they were when it was issued
  full_name text not null check (length(full_name) between 1 and 200),
  course_title text not null check (length(course_title) between 1 and 200),
  issued_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- one for a course and a person, whatever races
  unique (user_id, product_id)
);

-- The one permitted change: the name of somebody who leaves goes, and then the certificate does not stand any more.
create function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.full_name = 'Akun dihapus' and new.withdrawn_at is not null
     and to_jsonb(new) - '{full_name,withdrawn_at}'::text[] = to_jsonb(old) - '{full_name,withdrawn_at}'::text[]
     and is_leaving(old.user_id) then
    return new;
  end if;
  raise exception 'a certificate is not rewritten: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger certificates_keep before delete or update of code, number, user_id, product_id, holding_id, full_name, course_title, issued_at
  on certificates for each row execute function keep_certificate();

create function tell_certificate() returns trigger language plpgsql as $$
begin
  perform emit_webhook('course.completed', 'course:' || new.user_id || ':' || new.product_id, jsonb_build_object(
    'user_id', new.user_id, 'product_id', new.product_id, 'course_title', new.course_title,
    'issued_at', api_time(new.issued_at)));
  return null;
end $$;
create constraint trigger certificates_are_told after insert on certificates
  deferrable initially deferred for each row execute function tell_certificate();

-- Mails to learners who stopped (ADR 0042). A row is one mail; a pause has one, whichever worker writes it.
create table learning_reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- the last sign of the learner in the course, or the purchase
  paused_since timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, product_id, paused_since)
);

-- The lessons of a course that have something in them, in order: those that count for progress. A lesson without an id
-- of its own is named by its place, as `readCourse` names it. Its film may lie with another host (`embed_url`), and a
-- quiz or work that is handed in is a lesson as well (ADR 0041).
create function course_lesson_ids(modules jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(coalesce(lesson ->> 'id', m || '-' || l) order by m, l), '{}')
  from jsonb_array_elements(case jsonb_typeof(modules) when 'array' then modules else '[]' end)
         with ordinality as module (body, m),
       jsonb_array_elements(case jsonb_typeof(body -> 'lessons') when 'array' then body -> 'lessons' else '[]' end)
         with ordinality as entry (lesson, l)
  where coalesce(lesson ->> 'body', '') <> ''
     or coalesce(lesson ->> 'file_id', '') <> ''
     or coalesce(lesson -> 'video' ->> 'file_id', '') <> ''
     or coalesce(lesson ->> 'embed_url', '') <> ''
     or jsonb_typeof(lesson -> 'quiz') = 'object'
     or jsonb_typeof(lesson -> 'assignment') = 'object'
$$;

-- Answering and handing in are signs of a learner, too.
create view lesson_activity as
  select user_id, product_id, lesson_id, greatest(watched_at, opened_at) as at from lesson_progress
  union all
  select user_id, product_id, lesson_id, updated_at from lesson_notes
  union all
  select user_id, product_id, lesson_id, asked_at from lesson_questions
  union all
  select user_id, product_id, lesson_id, coalesce(finished_at, began_at) from quiz_attempts
  union all
  select user_id, product_id, lesson_id, handed_in_at from lesson_hand_ins;
