-- Subscriptions and what was charged for them (DECISIONS 15). What may never be, whatever a program tries:
-- two live subscriptions of one product, a second trial, a period charged twice or two that overlap, a charge
-- without its order and posting, a live subscription without access, one that comes back from the dead.

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
  failure text check (failure in ('INSUFFICIENT_BALANCE', 'WALLET_INACTIVE')),
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
  )
);
create unique index subscriptions_one_live on subscriptions (user_id, product_id) where status <> 'expired';
create unique index subscriptions_one_trial on subscriptions (user_id, product_id) where trial_end is not null;
create index subscriptions_user on subscriptions (user_id, started_at desc, id desc);
create index subscriptions_due on subscriptions (next_action_at, id) where next_action_at is not null;
create index subscriptions_reminders on subscriptions (current_period_end, id) where status in ('trialing', 'active');
create trigger subscriptions_stamp before update on subscriptions
  for each row execute function stamp_updated_at();

-- Who subscribed to what, and whether it began with a trial, never changes; and a state follows only from some others.
create function guard_subscription() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.product_id, new.order_id, new.started_at) <> (old.user_id, old.product_id, old.order_id, old.started_at)
     or new.trial_end is distinct from old.trial_end then
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
create trigger subscriptions_no_delete before delete on subscriptions
  for each row execute function refuse_change();

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
create trigger subscription_charges_append_only before update or delete on subscription_charges
  for each row execute function refuse_change();
create trigger subscription_charges_no_truncate before truncate on subscription_charges
  for each statement execute function refuse_change();

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
