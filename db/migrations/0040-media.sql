-- Files that we keep: where the bytes lie in the storage, and who may have them. Owner-only unless said otherwise.

create table media_files (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  -- as people see it when they save it
  file_name text not null check (length(file_name) between 1 and 200 and file_name !~ '[[:cntrl:]/\\]'),
  content_type text not null check (content_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  size_bytes bigint not null check (size_bytes > 0),
  access text not null default 'owner' check (access in ('owner', 'public')),
  created_at timestamptz not null default now()
);
