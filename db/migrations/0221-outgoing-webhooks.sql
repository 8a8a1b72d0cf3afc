-- Whom to tell of what happens, and what was told (docs/decisions/0167).
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

create function api_time(moment timestamptz) returns text language sql stable
  as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

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

-- Told at commit, when the items are there and nothing refuses it any more; whichever use case wrote it.
create function tell_order() returns trigger language plpgsql as $$
begin
  if new.status not in ('completed', 'refunded', 'cancelled', 'failed') then return null; end if;
  perform emit_webhook('order.' || new.status, 'order:' || new.id, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'status', new.status, 'amount', new.amount_bigint / 100,
    'amount_bigint', new.amount_bigint, 'currency', new.currency, 'payment_method', new.payment_method,
    'discount_code', new.discount_code, 'created_at', api_time(new.created_at),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'product_id', i.product_id, 'slug', i.slug, 'title', i.title, 'type', i.type,
        'price_bigint', i.price_bigint, 'quantity', i.quantity) order by i.id), '[]')
      from order_items i where i.order_id = new.id)));
  return null;
end $$;
create constraint trigger orders_are_told after insert on orders
  deferrable initially deferred for each row execute function tell_order();
create constraint trigger order_changes_are_told after update of status on orders
  deferrable initially deferred for each row when (new.status is distinct from old.status) execute function tell_order();

create function tell_refund() returns trigger language plpgsql as $$
begin
  perform emit_webhook('refund.created', 'order:' || new.reference_id, jsonb_build_object(
    'id', new.id, 'order_id', new.reference_id, 'currency', 'IDR', 'created_at', api_time(new.created_at),
    'amount_bigint', (
      select sum(e.amount_bigint) from ledger_entries e where e.posting_id = new.id and e.amount_bigint > 0)));
  return null;
end $$;
create constraint trigger refunds_are_told after insert on ledger_postings
  deferrable initially deferred for each row when (new.type = 'refund' and new.reference_type = 'order')
  execute function tell_refund();

create function tell_subscription() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if tg_op = 'INSERT' then
    happened := 'created';
  elsif new.status in ('past_due', 'cancelled', 'expired') then
    if new.status = old.status then return null; end if;
    happened := new.status;
  elsif old.status = 'cancelled' then
    happened := 'resumed';
  elsif new.current_period_end > old.current_period_end then
    happened := 'renewed';
  else
    return null;
  end if;
  perform emit_webhook('subscription.' || happened, 'subscription:' || new.id, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'product_id', new.product_id, 'order_id', new.order_id,
    'plan_name', new.plan_name, 'billing_cycle', new.billing_cycle, 'price', new.price_bigint / 100,
    'status', new.status, 'auto_renewal', new.auto_renewal,
    'current_period_start', api_time(new.current_period_start), 'current_period_end', api_time(new.current_period_end),
    'trial_end', api_time(new.trial_end), 'started_at', api_time(new.started_at), 'ended_at', api_time(new.ended_at),
    'ended_reason', new.ended_reason));
  return null;
end $$;
create constraint trigger subscriptions_are_told after insert or update of status, current_period_end on subscriptions
  deferrable initially deferred for each row execute function tell_subscription();

create function tell_booking() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'booked' then return null; end if;
    happened := 'created';
  elsif new.status <> old.status then
    if old.status = 'held' and new.status <> 'booked' then return null; end if;
    happened := case when new.status = 'booked' and old.status = 'held' then 'created'
                     when new.status in ('completed', 'no_show', 'cancelled') then new.status end;
  elsif new.status = 'booked' and new.starts_at is distinct from old.starts_at then
    happened := case when old.starts_at is null then 'scheduled' else 'rescheduled' end;
  end if;
  if happened is null then return null; end if;
  perform emit_webhook('booking.' || happened, 'booking:' || new.id, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'kind', new.kind, 'status', new.status, 'product_id', new.product_id,
    'order_id', new.order_id, 'starts_at', api_time(new.starts_at), 'ends_at', api_time(new.ends_at),
    'session_number', new.session_number, 'session_count', new.session_count,
    'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger bookings_are_told after insert or update of status, starts_at on consultation_bookings
  deferrable initially deferred for each row execute function tell_booking();

create function tell_lead() returns trigger language plpgsql as $$
begin
  perform emit_webhook(case tg_op when 'INSERT' then 'lead.created' else 'lead.status_changed' end, 'lead:' || new.id,
    jsonb_build_object(
      'id', new.id, 'source', new.source, 'form_type', new.form_type, 'status', new.status,
      'lead_score', new.lead_score, 'owner_id', new.owner_id, 'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger leads_are_told after insert on leads
  deferrable initially deferred for each row execute function tell_lead();
create constraint trigger lead_changes_are_told after update of status on leads
  deferrable initially deferred for each row when (new.status is distinct from old.status) execute function tell_lead();

create function tell_certificate() returns trigger language plpgsql as $$
begin
  perform emit_webhook('course.completed', 'course:' || new.user_id || ':' || new.product_id, jsonb_build_object(
    'user_id', new.user_id, 'product_id', new.product_id, 'course_title', new.course_title,
    'issued_at', api_time(new.issued_at)));
  return null;
end $$;
create constraint trigger certificates_are_told after insert on certificates
  deferrable initially deferred for each row execute function tell_certificate();

create function tell_subscriber() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if new.confirmed_at is not null and old.confirmed_at is null then
    happened := 'confirmed';
  elsif new.left_at is not null and old.left_at is null and new.confirmed_at is not null then
    happened := 'left';
  else
    return null;
  end if;
  perform emit_webhook('subscriber.' || happened, 'subscriber:' || new.id, jsonb_build_object(
    'id', new.id, 'product_id', new.product_id, 'event', new.event, 'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger subscribers_are_told after update of confirmed_at, left_at on product_waits
  deferrable initially deferred for each row execute function tell_subscriber();
