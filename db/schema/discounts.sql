-- Discounts: a rule, the codes that bring it, and its uses (ADR 0027). The database counts the uses. Those of
-- subscriptions say how many periods they last; one is the offer to whoever cancels (ADR 0027).

create table discounts (
  id uuid primary key default gen_random_uuid(),
  -- shown to buyers
  title text not null check (length(title) between 1 and 120),
  -- true: applies by itself; false: by one of its codes
  is_automatic boolean not null,
  percent integer check (percent between 1 and 100),
  -- whole rupiah
  amount bigint check (amount between 1 and 1000000000000),
  -- 'all', 'type:e_course' or 'product:UUID'
  targets text[] not null check (cardinality(targets) between 1 and 500),
  first_purchase_only boolean not null default false,
  -- lower case; empty: for everybody
  emails text[] not null default '{}',
  -- whole rupiah, of the items that it covers
  minimum bigint not null default 0 check (minimum between 0 and 1000000000000),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_active boolean not null default true,
  max_uses integer check (max_uses > 0),
  max_uses_per_buyer integer check (max_uses_per_buyer > 0),
  -- counted while there is a limit, so that a sale without one is no queue
  uses integer not null default 0 check (uses >= 0),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- of a subscription; null: every period
  periods integer check (periods between 1 and 120),
  -- offered, once, to whoever is about to cancel; it has no code and never applies by itself
  is_retention boolean not null default false,
  constraint discount_takes_one_thing_off check ((percent is null) <> (amount is null)),
  constraint discount_not_overused check (max_uses is null or uses <= max_uses),
  constraint discount_ends_after_start check (ends_at is null or ends_at > starts_at),
  constraint retention_is_offered check (
    not is_retention or (not is_automatic and cardinality(emails) = 0 and not first_purchase_only)
  )
);
create index discounts_newest on discounts (created_at desc, id desc);
create index discounts_automatic on discounts using gin (targets) where is_automatic and is_active;
create unique index discounts_one_retention on discounts (is_retention) where is_retention and is_active;
create trigger discounts_stamp before update on discounts for each row execute function stamp_updated_at();

-- A discount that was used keeps what it takes off and how long it lasts. Its uses are counted by the trigger of
-- `discount_uses` only, which writes at depth 2.
create function guard_discount() returns trigger language plpgsql as $$
begin
  if new.uses <> old.uses and pg_trigger_depth() < 2 then
    raise exception 'uses of a discount are counted by its uses' using errcode = 'integrity_constraint_violation';
  end if;
  if (new.is_automatic, new.percent, new.amount, new.targets, new.periods, new.is_retention)
       is distinct from (old.is_automatic, old.percent, old.amount, old.targets, old.periods, old.is_retention)
     and exists (select from discount_uses where discount_id = old.id) then
    raise exception 'a discount that was used keeps what it takes off' using errcode = 'integrity_constraint_violation';
  end if;
  if old.max_uses is null and new.max_uses is not null then
    new.uses := (select count(*) from discount_uses where discount_id = new.id and status <> 'freed');
  end if;
  return new;
end $$;
create trigger discounts_guard before update on discounts for each row execute function guard_discount();

-- Cached pages show what applies to everybody.
create function announce_discount() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'discounts');
  return null;
end $$;
create trigger discounts_inserted after insert on discounts
  for each row when (new.is_automatic) execute function announce_discount();

-- A use changes no page until it is the last one, or no longer is.
create trigger discounts_updated after update on discounts
  for each row when (
    new.is_automatic and (
      coalesce(old.uses >= old.max_uses, false) <> coalesce(new.uses >= new.max_uses, false)
      or (to_jsonb(old) - 'uses' - 'updated_at') <> (to_jsonb(new) - 'uses' - 'updated_at')
    )
  ) execute function announce_discount();

create table discount_codes (
  -- as it is compared: capital letters and digits only
  code text primary key check (code ~ '^[A-Z0-9]{3,40}$'),
  discount_id uuid not null references discounts (id),
  -- null: the limits of the discount alone
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null default now(),
  constraint discount_code_not_overused check (max_uses is null or uses <= max_uses)
);
create index discount_codes_of_discount on discount_codes (discount_id, code);

create function guard_discount_code() returns trigger language plpgsql as $$
begin
  if (new.code, new.discount_id, new.max_uses) is distinct from (old.code, old.discount_id, old.max_uses)
     or new.uses <> old.uses and pg_trigger_depth() < 2 then
    raise exception 'a code stays what it was made as' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger discount_codes_guard before update on discount_codes for each row execute function guard_discount_code();

-- One row for each order, or waiting purchase, that a discount made cheaper.
create table discount_uses (
  id uuid primary key default gen_random_uuid(),
  discount_id uuid not null references discounts (id),
  code text references discount_codes (code),
  -- null: reserved by a guest
  user_id uuid references users (id),
  -- the which-th use of this buyer
  nth integer not null check (nth >= 1),
  order_id uuid,
  intent_id uuid,
  status text not null check (status in ('reserved', 'used', 'freed')),
  created_at timestamptz not null default now(),
  held_by text,
  constraint use_is_of_an_order check (status <> 'used' or (order_id is not null and user_id is not null)),
  constraint reservation_is_of_an_intent check (status <> 'reserved' or (intent_id is not null and order_id is null))
);
-- Once for each of a buyer's uses, whatever races.
create unique index discount_uses_of_buyer on discount_uses (discount_id, user_id, nth) where status <> 'freed';
create unique index discount_uses_of_order on discount_uses (order_id, discount_id) where order_id is not null;
create unique index discount_uses_of_intent on discount_uses (intent_id, discount_id) where status = 'reserved';
create index discount_uses_of_intents on discount_uses (intent_id) where intent_id is not null;
create index discount_uses_of_user on discount_uses (user_id, created_at desc);
create index discount_uses_reserved on discount_uses (created_at) where status = 'reserved';
create index discount_uses_held_by on discount_uses (held_by) where status = 'reserved';
create index discount_uses_reserved_of on discount_uses (discount_id) where status = 'reserved';
create trigger discount_uses_no_delete before delete on discount_uses for each row execute function refuse_change();
create trigger discount_uses_forget_holder before update of status on discount_uses
  for each row when (new.status <> 'reserved') execute function forget_holder();

create function guard_discount_use() returns trigger language plpgsql as $$
declare
  per_buyer integer;
begin
  if tg_op = 'INSERT' then
    if new.status = 'freed' then
      raise exception 'a use begins as used or reserved' using errcode = 'integrity_constraint_violation';
    end if;
    -- Waits while the limits are being edited.
    select max_uses_per_buyer into per_buyer from discounts where id = new.discount_id for share;
    if new.nth > per_buyer then
      raise exception 'discount % was used as often as one buyer may', new.discount_id using errcode = 'restrict_violation';
    end if;
    if new.code is not null
       and not exists (select from discount_codes where code = new.code and discount_id = new.discount_id) then
      raise exception 'code % is not of discount %', new.code, new.discount_id using errcode = 'integrity_constraint_violation';
    end if;
    update discounts set uses = uses + 1 where id = new.discount_id and max_uses is not null;
    update discount_codes set uses = uses + 1 where code = new.code and max_uses is not null;
    return new;
  end if;
  if (new.discount_id, new.code, new.intent_id) is distinct from (old.discount_id, old.code, old.intent_id)
     or old.user_id is not null and (new.user_id, new.nth) is distinct from (old.user_id, old.nth)
     or old.order_id is not null and new.order_id is distinct from old.order_id
     or old.status = 'freed' or new.status = 'reserved' and old.status <> 'reserved' then
    raise exception 'a use of a discount is kept or freed' using errcode = 'restrict_violation';
  end if;
  if new.status = 'freed' and old.status <> 'freed' then
    update discounts set uses = uses - 1 where id = new.discount_id and max_uses is not null;
    update discount_codes set uses = uses - 1 where code = new.code and max_uses is not null;
  end if;
  return new;
end $$;
create trigger discount_uses_guard before insert or update on discount_uses
  for each row execute function guard_discount_use();

-- A guest's reservation gets its buyer with the payment: the limit of one buyer holds then, too (ADR 0027).
create function guard_claimed_discount_use() returns trigger language plpgsql as $$
begin
  if new.nth > (select max_uses_per_buyer from discounts where id = new.discount_id for share) then
    raise exception 'discount % was used as often as one buyer may', new.discount_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger discount_uses_guard_claimed before update of user_id on discount_uses
  for each row when (old.user_id is null and new.user_id is not null)
  execute function guard_claimed_discount_use();

-- A full refund frees the use, in its own transaction.
create function free_discounts_of_order() returns trigger language plpgsql as $$
begin
  update discount_uses set status = 'freed' where order_id = new.id and status = 'used';
  return null;
end $$;

-- So do a waiting purchase that is given up, and the end of the last payment for it.
create function free_discounts_of_intent() returns trigger language plpgsql as $$
begin
  update discount_uses set status = 'freed' where intent_id = new.id and status = 'reserved';
  return null;
end $$;

create function free_discounts_of_payment() returns trigger language plpgsql as $$
begin
  update discount_uses set status = 'freed'
  where intent_id = new.intent_id and status = 'reserved'
    and not exists (select from payments where intent_id = new.intent_id and status in ('pending', 'completed'));
  return null;
end $$;
