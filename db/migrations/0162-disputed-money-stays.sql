-- What the bank took back of a payment, or may yet, does not leave through it a second time: the code refuses such a
-- refund, and here the database does.
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
    where payment_id = new.payment_id and status <> 'won';
  if arrived is null or promised + disputed + new.amount_bigint > arrived then
    raise exception 'payment % has not that much to give back', new.payment_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
