-- Gateways that collect another currency than rupiah, and refunds that go back to the original payment
-- (DECISIONS 11, 12, 49-51). The code is modules/payments and modules/orders; what stands here is the last guard.

alter table payments
  -- what the gateway is asked to collect: null means the amount itself; else whole minor units of that currency
  add column charge_currency text not null default 'IDR' check (charge_currency ~ '^[A-Z]{3}$'),
  add column charge_bigint bigint check (charge_bigint > 0),
  -- minor units that really arrived, when they are not rupiah
  add column received_charge_bigint bigint check (received_charge_bigint > 0),
  -- the gateway's own name of the money that arrived; a refund names it
  add column transaction_id text,
  add constraint only_foreign_charges_are_told check ((charge_currency = 'IDR') = (charge_bigint is null)),
  add constraint only_foreign_receipts_are_told check (charge_currency <> 'IDR' or received_charge_bigint is null);

-- What was agreed when a payment was opened stays, and money that arrived can not be made to not have arrived.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if row(new.id, new.user_id, new.gateway, new.amount_bigint, new.currency, new.charge_currency, new.charge_bigint)
     is distinct from
     row(old.id, old.user_id, old.gateway, old.amount_bigint, old.currency, old.charge_currency, old.charge_bigint)
  then
    raise exception 'the terms of payment % are fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if old.posting_id is not null and (
    new.status not in ('completed', 'refunded')
    or row(new.posting_id, new.received_bigint, new.received_charge_bigint)
       is distinct from row(old.posting_id, old.received_bigint, old.received_charge_bigint)
  ) then
    raise exception 'payment % is credited', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payments_guard before update on payments for each row execute function guard_payment();

-- Money of an order that goes back to where it came from. It is asked for, and leaves when the gateway says so.
create table gateway_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  order_id uuid not null references orders (id),
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0),
  -- minor units of the payment's charge currency; null for rupiah
  charge_bigint bigint check (charge_bigint > 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  -- the gateway's own name for it; null until the gateway has answered
  gateway_refund_id text,
  reason text not null,
  ends_access boolean not null default false,
  -- why it failed, for the staff
  failure text,
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200),
  created_by uuid references users (id),
  -- back to the wallet and out through the gateway, in one transaction when the money has left
  refund_posting_id bigint unique references ledger_postings (id),
  payout_posting_id bigint unique references ledger_postings (id),
  -- the payout taken back into the wallet, when the gateway returned the money afterwards
  return_posting_id bigint unique references ledger_postings (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, gateway_refund_id),
  constraint refund_leaves_as_it_is_posted check ((refund_posting_id is null) = (payout_posting_id is null)),
  constraint only_what_left_returns check (
    return_posting_id is null or (status = 'failed' and payout_posting_id is not null)
  )
);
create index gateway_refunds_order on gateway_refunds (order_id);
create index gateway_refunds_payment on gateway_refunds (payment_id);
create index gateway_refunds_open on gateway_refunds (updated_at) where status = 'pending';
create trigger gateway_refunds_stamp before update on gateway_refunds
  for each row execute function stamp_updated_at();

-- Never more goes back to a payment than arrived with it. The payment is locked, so two at once are counted in turn.
create function guard_gateway_refund() returns trigger language plpgsql as $$
declare
  arrived bigint;
  promised numeric;
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
  select received_bigint into arrived from payments
    where id = new.payment_id and status in ('completed', 'refunded') for update;
  select coalesce(sum(amount_bigint), 0) into promised from gateway_refunds
    where payment_id = new.payment_id and status <> 'failed';
  if arrived is null or promised + new.amount_bigint > arrived then
    raise exception 'payment % has not that much to give back', new.payment_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger gateway_refunds_guard before insert or update on gateway_refunds
  for each row execute function guard_gateway_refund();
create trigger gateway_refunds_no_delete before delete on gateway_refunds
  for each row execute function refuse_change();
