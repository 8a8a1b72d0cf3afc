-- Films of lessons: uploads that go on where they broke off, and what is made of a film so that it streams.

create table film_uploads (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  file_name text not null check (length(file_name) between 1 and 300),
  size_bytes bigint not null check (size_bytes > 0),
  uploaded_by uuid not null references users (id) on delete cascade,
  -- in a bucket: its name for the upload, and the parts that it has, which are the film when all are there
  bucket_upload text,
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- when a part of it last arrived; a day later it is given up
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index film_uploads_touched on film_uploads (touched_at);
create index film_uploads_of_person on film_uploads (uploaded_by);

create table films (
  file_id uuid primary key references media_files (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  percent integer not null default 0 check (percent between 0 and 100),
  problem text check (problem in ('unreadable', 'gave_up')),
  attempts integer not null default 0 check (attempts >= 0),
  -- the folder of its streams, named anew each time they are made
  folder text check (folder ~ '^[0-9a-f]{16}$'),
  heights integer[] not null default '{}',
  duration_seconds numeric(10, 3) check (duration_seconds > 0),
  changed_at timestamptz not null default now(),
  check ((state = 'ready') = (folder is not null and heights <> '{}' and duration_seconds is not null)),
  check ((state = 'failed') = (problem is not null))
);
create index films_unprepared on films (changed_at) where state in ('waiting', 'working');

-- What lies in that folder. A film has all of it or nothing: they are written by one transaction.
create table film_files (
  file_id uuid not null references films (file_id) on delete cascade,
  name text not null,
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  size_bytes bigint not null check (size_bytes > 0),
  primary key (file_id, name)
);
