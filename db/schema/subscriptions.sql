-- Subscriptions and what was charged for them (DECISIONS 15). What may never be, whatever a program tries: two live
-- subscriptions of one product, a second trial, a period charged twice or two that overlap, a charge without its order
-- and posting, a live subscription without access, one that comes back from the dead.

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  -- the order that started it; each charge has its own
  order_id uuid not null unique references orders (id),
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled', 'expired')),
  -- the plan as it was agreed: later prices of the product do not change it
  variant_id uuid references product_variants (id),
  plan_name text not null,
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly', 'weekly', 'daily')),
  price_bigint bigint not null check (price_bigint between 0 and 100000000000000),
  auto_renewal boolean not null,
  -- the plan that begins with the next period, if another one was chosen
  next_variant_id uuid references product_variants (id),
  next_plan_name text,
  next_billing_cycle text check (next_billing_cycle in ('monthly', 'yearly', 'weekly', 'daily')),
  next_price_bigint bigint check (next_price_bigint between 0 and 100000000000000),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  -- day of the month, in Jakarta, to which monthly and yearly periods return: 31 Jan, 28 Feb, 31 Mar
  anchor_day smallint not null check (anchor_day between 1 and 31),
  -- set when it began with a trial
  trial_end timestamptz,
  -- of a charge that failed
  failed_at timestamptz,
  grace_until timestamptz,
  failure text check (failure in ('INSUFFICIENT_BALANCE', 'WALLET_INACTIVE', 'WALLET_DISPUTED')),
  -- when a worker must look at it again; null when it is over
  next_action_at timestamptz,
  -- a worker has taken it until then
  claimed_until timestamptz,
  -- the period end that was reminded of
  reminded_for timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('cancelled', 'unpaid', 'not_renewed', 'access_ended', 'account_closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  discount_id uuid references discounts (id),
  -- null: it has no end
  discount_periods_left integer check (discount_periods_left >= 1),
  -- the offer at cancelling was accepted
  retained_at timestamptz,
  constraint period_moves_forward check (current_period_end > current_period_start),
  constraint trial_is_its_period check (status <> 'trialing' or trial_end = current_period_end),
  constraint next_plan_is_whole check (
    (next_plan_name is null) = (next_billing_cycle is null) and (next_plan_name is null) = (next_price_bigint is null)
    and (next_variant_id is null or next_plan_name is not null)
  ),
  constraint past_due_has_grace check (
    (status = 'past_due') = (grace_until is not null) and (grace_until is null) = (failure is null)
    and (grace_until is null) = (failed_at is null)
  ),
  constraint ended_is_whole check (
    (status = 'expired') = (ended_at is not null) and (ended_at is null) = (ended_reason is null)
    and (status = 'expired') = (next_action_at is null)
  ),
  constraint periods_are_of_a_discount check (discount_periods_left is null or discount_id is not null)
);
create unique index subscriptions_one_live on subscriptions (user_id, product_id) where status <> 'expired';
create unique index subscriptions_one_trial on subscriptions (user_id, product_id) where trial_end is not null;
create index subscriptions_user on subscriptions (user_id, started_at desc, id desc);
create index subscriptions_reminders on subscriptions (current_period_end, id) where status in ('trialing', 'active');
-- The list of the staff: by start, by next charge, by state and by product.
create index subscriptions_list on subscriptions (started_at, id);
create index subscriptions_list_status on subscriptions (status, started_at, id);
create index subscriptions_list_product on subscriptions (product_id, started_at, id);
create index subscriptions_next on subscriptions (next_action_at, id);
create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;
create trigger subscriptions_stamp before update on subscriptions
  for each row execute function stamp_updated_at();
create trigger subscriptions_no_delete before delete on subscriptions
  for each row execute function refuse_change();

-- Who subscribed to what, and whether it began with a trial, never changes; a trial that is made longer keeps ending with
-- its period. A state follows only from some others.
create function guard_subscription() returns trigger language plpgsql as $$
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
create trigger subscriptions_guard before update on subscriptions
  for each row execute function guard_subscription();

-- Checked at commit: whoever has a live subscription holds its product.
create function check_subscription_access() returns trigger language plpgsql as $$
begin
  if exists (
    select from subscriptions s where s.id = new.id and s.status <> 'expired' and not exists (
      select from user_products h
      where h.user_id = s.user_id and h.product_id = s.product_id and h.status = 'active'
    )
  ) then
    raise exception 'subscription % is live without access', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger subscriptions_access after insert or update of status on subscriptions
  deferrable initially deferred for each row execute function check_subscription_access();

-- A discount lasts as many periods as it says, is begun once, and is used up one period at a time.
create function guard_subscription_discount() returns trigger language plpgsql as $$
declare
  allowed integer;
begin
  if tg_op = 'UPDATE' then
    if old.retained_at is not null and new.retained_at is distinct from old.retained_at then
      raise exception 'a subscription accepts an offer once' using errcode = 'restrict_violation';
    end if;
    if new.discount_id is not distinct from old.discount_id
       and new.discount_periods_left is not distinct from old.discount_periods_left then
      return new;
    end if;
    if new.discount_id = old.discount_id and new.discount_periods_left is distinct from old.discount_periods_left - 1 then
      raise exception 'a discount is used up one period at a time' using errcode = 'restrict_violation';
    end if;
    if new.discount_id = old.discount_id then return new; end if;
  end if;
  if new.discount_id is null then return new; end if;
  select periods into allowed from discounts where id = new.discount_id for share;
  if (allowed is null) <> (new.discount_periods_left is null) or new.discount_periods_left > allowed then
    raise exception 'a discount lasts as many periods as it says' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger subscriptions_guard_discount before insert or update of discount_id, discount_periods_left, retained_at
  on subscriptions for each row execute function guard_subscription_discount();

-- A period that ends later without another one beginning was extended, not renewed.
create function tell_subscription() returns trigger language plpgsql as $$
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
create constraint trigger subscriptions_are_told after insert or update of status, current_period_end on subscriptions
  deferrable initially deferred for each row execute function tell_subscription();

-- One period that was charged: its order (which the buyer sees) and its posting (which moved the money).
create table subscription_charges (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscriptions (id),
  period_start timestamptz not null,
  period_end timestamptz not null,
  plan_name text not null,
  -- sen; a free plan has an order and no posting
  amount_bigint bigint not null check (amount_bigint >= 0),
  order_id uuid not null unique references orders (id),
  posting_id bigint unique references ledger_postings (id),
  created_at timestamptz not null default now(),
  unique (subscription_id, period_start),
  constraint charged_period_moves_forward check (period_end > period_start),
  constraint charge_is_posted check ((posting_id is not null) = (amount_bigint > 0))
);
create trigger subscription_charges_append_only before update or delete on subscription_charges
  for each row execute function refuse_change();
create trigger subscription_charges_no_truncate before truncate on subscription_charges
  for each statement execute function refuse_change();

create function guard_subscription_charge() returns trigger language plpgsql as $$
begin
  -- The lock makes two charges of one subscription happen one after the other, so that each sees the other's period.
  perform 1 from subscriptions where id = new.subscription_id for update;
  if exists (
    select from subscription_charges c where c.subscription_id = new.subscription_id
      and tstzrange(c.period_start, c.period_end) && tstzrange(new.period_start, new.period_end)
  ) then
    raise exception 'a period of subscription % is charged already', new.subscription_id using errcode = 'exclusion_violation';
  end if;
  perform 1 from subscriptions s
    join orders o on o.id = new.order_id and o.user_id = s.user_id and o.amount_bigint = new.amount_bigint
      and o.posting_id is not distinct from new.posting_id
    left join ledger_postings p on p.id = new.posting_id
    where s.id = new.subscription_id and (p.id is null or p.type = 'subscription');
  if not found then
    raise exception 'a charge belongs to an order of its subscriber, paid by a posting of its kind'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger subscription_charges_guard before insert on subscription_charges
  for each row execute function guard_subscription_charge();

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
create trigger subscription_extensions_append_only before update or delete on subscription_extensions
  for each row execute function refuse_change();
create trigger subscription_extensions_no_truncate before truncate on subscription_extensions
  for each statement execute function refuse_change();

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

-- One row: the figures of recurring revenue, added up anew by a job, so that no page reads every subscription.
create table subscription_figures (
  id boolean primary key default true check (id),
  figures jsonb not null,
  summed_at timestamptz not null
);

-- Whoever ends the access (a refund, an admin) ends the subscription: nobody is charged for what they can not use.
create function end_subscription_with_access() returns trigger language plpgsql as $$
begin
  update subscriptions
    set status = 'expired', ended_at = now(), ended_reason = 'access_ended', next_action_at = null,
        failed_at = null, grace_until = null, failure = null
    where user_id = new.user_id and product_id = new.product_id and status <> 'expired';
  return null;
end $$;
create trigger user_products_end_subscription after update of status on user_products
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function end_subscription_with_access();
