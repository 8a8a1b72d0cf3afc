-- Keys by which programs call the API (ADR 0009). Shown once; what is kept can only be compared.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- SHA-256 of the key
  digest text not null unique check (length(digest) = 64),
  -- the end of it, by which its owner knows it again
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  -- whose role is the most that it can do, as long as the account is open
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz check (expires_at > created_at),
  revoked_at timestamptz,
  -- to the minute
  last_used_at timestamptz
);
create index api_keys_of_creator on api_keys (created_by);

-- Whom to tell of what happens, and what was told (ADR 0010).
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null check (length(url) between 1 and 2000),
  description text not null default '' check (length(description) <= 200),
  event_types text[] not null check (cardinality(event_types) between 1 and 100),
  -- sealed with the secret of the installation; the one before it signs as well until then
  sealed_secret text not null,
  old_sealed_secret text,
  old_secret_until timestamptz,
  is_enabled boolean not null default true,
  -- when it was stopped because it failed for days, or said that it is gone
  stopped_at timestamptz check (stopped_at is null or not is_enabled),
  -- since the last success
  failing_since timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  constraint old_secret_ends check ((old_sealed_secret is null) = (old_secret_until is null))
);

-- What happened: written in its transaction, when somebody listens. Ids follow the order of commits of one object.
create table webhook_messages (
  id bigint generated always as identity primary key,
  -- the same for every try and every endpoint
  webhook_id uuid not null unique default gen_random_uuid(),
  type text not null,
  -- what it is about: of one object, messages are delivered in order
  object text not null check (length(object) between 1 and 100),
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index webhook_messages_age on webhook_messages (created_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  message_id bigint not null references webhook_messages (id) on delete cascade,
  object text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- since it was queued or replayed
  attempt_count integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- a worker is sending it until then
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  unique (endpoint_id, message_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, object, message_id) where state = 'pending';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_of_message on webhook_deliveries (message_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
  -- null: there was no answer
  status integer,
  problem text check (length(problem) <= 60),
  -- the beginning of what was answered
  answer text not null default '' check (length(answer) <= 1000),
  duration_ms integer not null check (duration_ms >= 0),
  attempted_at timestamptz not null default now()
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id);

-- Of one endpoint and one object there is one job at a time; it looks by itself for what is next.
create function queue_webhooks(endpoint uuid, about text, moment timestamptz default now())
  returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('deliver-webhooks',
    json_build_object('endpoint_id', endpoint, 'object', about), run_at => moment,
    job_key => 'webhooks:' || endpoint || ':' || about, max_attempts => 12);
end $$;

create function emit_webhook(event_type text, about text, facts jsonb) returns void language plpgsql as $$
declare
  message bigint;
  told record;
begin
  if not exists (select from webhook_endpoints where is_enabled and event_types @> array[event_type]) then
    return;
  end if;
  insert into webhook_messages (type, object, data) values (event_type, about, facts) returning id into message;
  for told in
    insert into webhook_deliveries (endpoint_id, message_id, object)
    select id, message, about from webhook_endpoints where is_enabled and event_types @> array[event_type]
    returning endpoint_id
  loop
    perform queue_webhooks(told.endpoint_id, about);
  end loop;
end $$;
