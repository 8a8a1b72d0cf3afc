-- What the staff do with subscriptions, and what the desk shows of them.

-- Days that were given without a charge: the period ends later, and the next charge waits for its end.
create table subscription_extensions (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscriptions (id),
  -- the period that became longer
  period_start timestamptz not null,
  period_end timestamptz not null,
  days integer not null check (days between 1 and 366),
  reason text not null check (length(reason) between 3 and 500),
  extended_by uuid not null references users (id),
  created_at timestamptz not null default now()
);
create index subscription_extensions_of on subscription_extensions (subscription_id, created_at);

create function guard_subscription_extension() returns trigger language plpgsql as $$
begin
  perform 1 from subscriptions s
    where s.id = new.subscription_id and s.current_period_start = new.period_start
      and s.current_period_end = new.period_end
    for update;
  if not found then
    raise exception 'an extension belongs to the period that it made longer' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger subscription_extensions_guard before insert on subscription_extensions
  for each row execute function guard_subscription_extension();
create trigger subscription_extensions_append_only before update or delete on subscription_extensions
  for each row execute function refuse_change();
create trigger subscription_extensions_no_truncate before truncate on subscription_extensions
  for each statement execute function refuse_change();

-- Charges that a worker tried and could not make; those that were made are in subscription_charges.
create table subscription_failed_charges (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions (id),
  amount_bigint bigint not null check (amount_bigint >= 0),
  failure text not null check (failure in ('INSUFFICIENT_BALANCE', 'WALLET_INACTIVE', 'WALLET_DISPUTED')),
  created_at timestamptz not null default now()
);
create index subscription_failed_charges_of on subscription_failed_charges (subscription_id, id);
create trigger subscription_failed_charges_append_only before update or delete on subscription_failed_charges
  for each row execute function refuse_change();
create trigger subscription_failed_charges_no_truncate before truncate on subscription_failed_charges
  for each statement execute function refuse_change();

-- A trial that is made longer keeps ending with its period; nothing else moves it.
create or replace function guard_subscription() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.product_id, new.order_id, new.started_at) <> (old.user_id, old.product_id, old.order_id, old.started_at) then
    raise exception 'a subscription keeps who, what and how it began' using errcode = 'integrity_constraint_violation';
  end if;
  if new.trial_end is distinct from old.trial_end and not coalesce(
    old.trial_end = old.current_period_end and new.trial_end = new.current_period_end
      and new.trial_end > old.trial_end and new.current_period_start = old.current_period_start, false) then
    raise exception 'a subscription keeps who, what and how it began' using errcode = 'integrity_constraint_violation';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('trialing', 'active'), ('trialing', 'past_due'), ('trialing', 'cancelled'), ('trialing', 'expired'),
    ('active', 'past_due'), ('active', 'cancelled'), ('active', 'expired'),
    ('past_due', 'active'), ('past_due', 'expired'),
    ('cancelled', 'trialing'), ('cancelled', 'active'), ('cancelled', 'expired')
  ) then
    raise exception 'a subscription does not go from % to %', old.status, new.status
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- A period that ends later without another one beginning was extended, not renewed.
create or replace function tell_subscription() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if tg_op = 'INSERT' then
    happened := 'created';
  elsif new.status in ('past_due', 'expired') or (new.status = 'cancelled' and old.status <> 'cancelled') then
    if new.status = old.status then return null; end if;
    happened := new.status;
  elsif old.status = 'cancelled' and new.status <> 'cancelled' then
    happened := 'resumed';
  elsif new.current_period_end > old.current_period_end then
    happened := case when new.current_period_start = old.current_period_start then 'extended' else 'renewed' end;
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

-- The list of the staff: by start, by next charge, by state and by product.
create index subscriptions_list on subscriptions (started_at, id);
create index subscriptions_list_status on subscriptions (status, started_at, id);
create index subscriptions_list_product on subscriptions (product_id, started_at, id);
create index subscriptions_next on subscriptions (next_action_at, id);
-- The last one serves the workers, too.
drop index subscriptions_due;
create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;

-- One row: the figures of recurring revenue, added up anew by a job, so that no page reads every subscription.
create table subscription_figures (
  id boolean primary key default true check (id),
  figures jsonb not null,
  summed_at timestamptz not null
);
