-- What every part of the product stands on: search, idempotency, rate limits, development mail.

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

-- Mail of a development installation: shown at /dev/mailbox instead of being sent.
create table dev_mailbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
create index dev_mailbox_to_address on dev_mailbox (to_address, id desc);
