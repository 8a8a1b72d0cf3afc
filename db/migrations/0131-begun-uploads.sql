-- Bytes that are being written and have no row yet. What a crash leaves of them is found here and cleared away.
create table media_begun (
  storage_key text primary key,
  begun_at timestamptz not null default now()
);
create index media_begun_at on media_begun (begun_at);
