-- What owners do with what they hold: lessons, downloads, certificates.

-- The lessons of a course that have something in them, in order: those that count for progress. A lesson without an
-- id of its own is named by its place, as `readCourse` of the catalogue names it.
create function course_lesson_ids(modules jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(coalesce(lesson ->> 'id', m || '-' || l) order by m, l), '{}')
  from jsonb_array_elements(case jsonb_typeof(modules) when 'array' then modules else '[]' end)
         with ordinality as module (body, m),
       jsonb_array_elements(case jsonb_typeof(body -> 'lessons') when 'array' then body -> 'lessons' else '[]' end)
         with ordinality as entry (lesson, l)
  where coalesce(lesson ->> 'body', '') <> ''
     or coalesce(lesson ->> 'file_id', '') <> ''
     or coalesce(lesson -> 'video' ->> 'file_id', '') <> ''
$$;

-- Files that come with a product.
create table product_files (
  product_id uuid not null references products (id) on delete cascade,
  file_id uuid not null references media_files (id),
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  sort_order integer not null default 0,
  primary key (product_id, file_id)
);

create table lesson_progress (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  lesson_id text not null check (length(lesson_id) between 1 and 100),
  -- where the video was left
  position_seconds integer not null default 0 check (position_seconds between 0 and 86400),
  completed_at timestamptz,
  -- when the learner was there, by the learner's device but never in the future
  watched_at timestamptz not null default now(),
  primary key (user_id, product_id, lesson_id)
);
create index lesson_progress_latest on lesson_progress (user_id, watched_at desc);

create function keep_lesson_done() returns trigger language plpgsql as $$
begin
  raise exception 'a finished lesson stays finished' using errcode = 'restrict_violation';
end $$;
create trigger lesson_stays_done before update on lesson_progress
  for each row when (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
  execute function keep_lesson_done();

-- One row for each link that was used, however many pieces the file was fetched in.
create table file_downloads (
  link_id uuid primary key,
  holding_id uuid not null references user_products (id),
  file_id uuid not null references media_files (id),
  created_at timestamptz not null default now()
);
create index file_downloads_holding on file_downloads (holding_id);

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
create function keep_certificate() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is not rewritten: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger certificates_keep before delete or update of code, number, user_id, product_id, holding_id, full_name, course_title, issued_at
  on certificates for each row execute function keep_certificate();
