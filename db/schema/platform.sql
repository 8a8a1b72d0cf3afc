-- What every part of the product stands on: search, append-only tables, idempotency, rate limits.

create extension if not exists pg_trgm;

create function stamp_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- Every web process hears of a change and drops its cached pages.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

-- array_to_string is not immutable by declaration, though it is for text: a generated column needs one that is.
create function joined(parts text[]) returns text language sql immutable strict parallel safe
  return array_to_string(parts, ' ');

create function plain_text(html text) returns text language sql immutable strict parallel safe
  return regexp_replace(html, '<[^>]*>', ' ', 'g');

-- Words of what the public search finds: a mistyped word is compared with them instead of with every text (ADR 0074).
-- They stay when no text has them any longer, and then lead to nothing.
create table search_words (
  area text not null check (area in ('catalog', 'articles')),
  word text not null check (length(word) between 3 and 40),
  primary key (area, word)
);
create index search_words_near on search_words using gin (word gin_trgm_ops);

-- In one order, so that two writers of the same words wait for each other and end. Numbers are not misspelt.
create function add_search_words(of_area text, of_text text) returns void language sql volatile as $$
  insert into search_words (area, word)
  select distinct of_area, word from regexp_split_to_table(lower(of_text), '[^[:alnum:]]+') word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$' order by word
  on conflict do nothing
$$;

create function keep_search_words() returns trigger language plpgsql as $$
begin
  perform add_search_words(tg_argv[0], new.search_text);
  return null;
end $$;

-- An empty page text or lesson is none: pages show what stands in for it, and a lesson without anything in it is not
-- available. The editor left `''` and `<p></p>` behind.
create function is_blank_html(html text) returns boolean language sql immutable parallel safe as $$
  select regexp_replace(html, '<[^>]*>|&nbsp;', '', 'g') !~ '\S' and html !~ '<(img|hr)\y'
$$;

create function api_time(moment timestamptz) returns text language sql stable
  as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- What is held without a payment ends after minutes (DECISIONS 72). `held_by` is a digest of the visitor's network, kept
-- only as long as the hold is.
create function forget_holder() returns trigger language plpgsql as $$
begin
  new.held_by := null;
  return new;
end $$;

-- The first result of a call that moved money, so that a retry gets it again (DECISIONS 8).
-- The row is inserted in the transaction of the call: a second call with the same key waits for the first.
create table idempotency_keys (
  user_id uuid not null,
  scope text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible. Unlogged: losing them in a crash costs nothing, writing them stays cheap.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Facts about this installation, e.g. whether the demo business was seeded.
create table app_state (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
