-- Discounts of subscriptions: how many periods they last, and the offer to whoever cancels (docs/decisions/0124).

alter table discounts
  -- of a subscription; null: every period
  add column periods integer check (periods between 1 and 120),
  -- offered, once, to whoever is about to cancel; it has no code and never applies by itself
  add column is_retention boolean not null default false,
  add constraint retention_is_offered check (
    not is_retention or (not is_automatic and cardinality(emails) = 0 and not first_purchase_only)
  );
create unique index discounts_one_retention on discounts (is_retention) where is_retention and is_active;

alter table subscriptions
  add column discount_id uuid references discounts (id),
  -- null: it has no end
  add column discount_periods_left integer check (discount_periods_left >= 1),
  -- the offer at cancelling was accepted
  add column retained_at timestamptz,
  add constraint periods_are_of_a_discount check (discount_periods_left is null or discount_id is not null);

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

-- As before, and how long it lasts.
create or replace function guard_discount() returns trigger language plpgsql as $$
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
