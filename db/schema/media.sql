-- Files that we keep: where the bytes lie in the storage, what a picture is, the sizes in which it is kept, and who uses
-- which file. Films upload on where they broke off.

-- Owner-only unless said otherwise.
create table media_files (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  -- as people see it when they save it
  file_name text not null check (length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  content_type text not null check (content_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  size_bytes bigint not null check (size_bytes > 0),
  access text not null default 'owner' check (access in ('owner', 'public')),
  created_at timestamptz not null default now(),
  width integer check (width > 0),
  height integer check (height > 0),
  -- what stands in a picture's place until it is there
  color text check (color ~ '^[0-9a-f]{6}$'),
  uploaded_by uuid references users (id) on delete set null,
  -- null: it was not uploaded by anybody, and nobody clears it away
  uploaded_at timestamptz,
  -- since when nothing uses it, as the clean-up saw it
  unused_since timestamptz,
  -- The column heads and the first three rows of a spreadsheet, read when it is stored: a cover draws the sheet as it is.
  -- Null: no spreadsheet, or none that could be read.
  table_sample jsonb check (jsonb_typeof(table_sample) = 'object'),
  -- Pages of a document, sheets of a workbook that are not hidden, counted when it is stored.
  -- Null: no such file, or one that could not be read.
  page_count integer check (page_count > 0)
);
create index media_files_uploads on media_files (unused_since) where uploaded_at is not null;

-- The sizes in which a picture is kept.
create table media_variants (
  file_id uuid not null references media_files (id) on delete cascade,
  format text not null check (format in ('avif', 'webp')),
  width integer not null check (width > 0),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  size_bytes bigint not null check (size_bytes > 0),
  primary key (file_id, format, width)
);

-- Which row uses which file. A file that is used can not be deleted, whoever wrote the row and whatever races: the
-- note locks the file, and the clean-up looks for notes while it holds the file.
create table media_uses (
  source text not null,
  source_key text not null,
  file_id uuid not null references media_files (id),
  primary key (source, source_key, file_id)
);
create index media_uses_file on media_uses (file_id);

-- Bytes that are being written and have no row yet. What a crash leaves of them is found here and cleared away.
create table media_begun (
  storage_key text primary key,
  begun_at timestamptz not null default now()
);
create index media_begun_at on media_begun (begun_at);

-- What is made of a film so that it streams.
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

-- An upload that broke off goes on where it was.
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

-- Notes the files that a row names, anywhere in it: the captions of a lesson like its film. Its argument is the column
-- that names the row.
create function note_media_uses() returns trigger language plpgsql as $$
declare
  used_by text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
  named uuid[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(distinct hit[1]::uuid), '{}') into named
    from regexp_matches(
      to_jsonb(new)::text,
      '(?:/api/media/|"(?:captions_)?file_id": ")([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
      'g'
    ) as hit;
  end if;
  if tg_op <> 'INSERT' then
    delete from media_uses
    where source = tg_table_name and source_key = used_by and file_id <> all (named);
  end if;
  if named <> '{}' then
    insert into media_uses (source, source_key, file_id)
    select tg_table_name, used_by, id from media_files where id = any (named) order by id for key share
    on conflict do nothing;
  end if;
  return null;
end $$;

create function media_in_use(file uuid) returns boolean language sql stable as $$
  select exists (select from media_uses where file_id = file)
      or exists (select from product_files where file_id = file)
      or exists (select from file_downloads where file_id = file)
$$;
