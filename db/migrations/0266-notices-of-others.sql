-- A gateway account may serve other programs, too: their notices are kept, and are nobody's mistake.
alter table webhook_events add column is_foreign boolean not null default false;

-- A gateway may call a session open long after its end. Such a payment ends here and is asked for a while longer.
alter table payments add column asked_until timestamptz;
create index payments_asked on payments (asked_until) where status = 'expired' and asked_until is not null;

-- A bank's inquiry and its warning of fraud take no money (yet): they freeze no wallet and hold no refund back.
alter table payment_disputes drop constraint payment_disputes_kind_check;
alter table payment_disputes add constraint payment_disputes_kind_check
  check (kind in ('dispute', 'reversal', 'inquiry', 'warning'));
alter table payment_disputes add column takes_money boolean not null
  generated always as (kind in ('dispute', 'reversal')) stored;
alter table payment_disputes add constraint only_a_dispute_takes
  check (takes_money or taken_bigint + claim_bigint = 0);

create or replace function freeze_disputed_wallet() returns trigger language plpgsql as $$
begin
  update wallets w set is_disputed = stands.is_disputed
  from (
    select p.user_id, exists (
      select from payment_disputes d join payments own on own.id = d.payment_id
      where own.user_id = p.user_id and d.takes_money and (d.status = 'open' or d.claim_bigint > 0)
    ) as is_disputed
    from payments p where p.id = new.payment_id
  ) stands
  where w.user_id = stands.user_id and w.is_disputed is distinct from stands.is_disputed;
  return null;
end $$;

create or replace function guard_gateway_refund() returns trigger language plpgsql as $$
declare
  arrived bigint;
  promised numeric;
  disputed numeric;
begin
  if tg_op = 'UPDATE' then
    if row(new.id, new.payment_id, new.order_id, new.amount_bigint, new.charge_bigint, new.idempotency_key)
       is distinct from
       row(old.id, old.payment_id, old.order_id, old.amount_bigint, old.charge_bigint, old.idempotency_key)
    then
      raise exception 'the terms of refund % are fixed', old.id using errcode = 'integrity_constraint_violation';
    end if;
    if (old.status = 'failed' and new.status <> 'failed') or (old.status = 'succeeded' and new.status = 'pending')
       or (old.payout_posting_id is not null and new.payout_posting_id is distinct from old.payout_posting_id)
       or (old.return_posting_id is not null and new.return_posting_id is distinct from old.return_posting_id)
    then
      raise exception 'refund % can not go back to what it was', old.id
        using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  -- Held, as every writer of a dispute holds it.
  select received_bigint into arrived from payments
    where id = new.payment_id and status in ('completed', 'refunded') for update;
  select coalesce(sum(amount_bigint), 0) into promised from gateway_refunds
    where payment_id = new.payment_id and status <> 'failed';
  select coalesce(sum(amount_bigint), 0) into disputed from payment_disputes
    where payment_id = new.payment_id and takes_money and status <> 'won';
  if arrived is null or promised + disputed + new.amount_bigint > arrived then
    raise exception 'payment % has not that much to give back', new.payment_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
