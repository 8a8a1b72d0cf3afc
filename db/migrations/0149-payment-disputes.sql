-- Card disputes and reversals (DECISIONS 59): what a gateway says of money that its payer wants back, and how it was
-- settled. While one is open, or a claim stands, the wallet spends nothing; what is paid still arrives.

create table payment_disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  gateway text not null,
  -- the gateway's own name for it
  gateway_dispute_id text not null check (length(gateway_dispute_id) between 1 and 200),
  kind text not null check (kind in ('dispute', 'reversal')),
  -- sen, never more than the payment brought
  amount_bigint bigint not null check (amount_bigint > 0),
  -- the gateway's own word
  reason text not null default '',
  -- until when the gateway takes an answer
  due_at timestamptz,
  gateway_state text not null check (gateway_state in ('open', 'won', 'lost')),
  -- by the gateway's clock: an older notice changes nothing
  told_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  -- sen that were taken back from the wallet, and that its owner still owes
  taken_bigint bigint not null default 0 check (taken_bigint >= 0),
  claim_bigint bigint not null default 0 check (claim_bigint >= 0),
  settled_by uuid references users (id),
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, gateway_dispute_id),
  constraint dispute_takes_what_it_is_about check (taken_bigint + claim_bigint <= amount_bigint),
  constraint only_what_is_lost_is_owed check (status = 'lost' or taken_bigint + claim_bigint = 0),
  constraint dispute_is_settled check ((status = 'open') = (settled_at is null))
);
create index payment_disputes_payment on payment_disputes (payment_id);
create index payment_disputes_open on payment_disputes (created_at) where status = 'open' or claim_bigint > 0;
create trigger payment_disputes_stamp before update on payment_disputes
  for each row execute function stamp_updated_at();
create trigger payment_disputes_no_delete before delete on payment_disputes
  for each row execute function refuse_change();

create function guard_payment_dispute() returns trigger language plpgsql as $$
declare
  arrived bigint;
  gone numeric;
begin
  if tg_op = 'UPDATE' and row(new.payment_id, new.gateway, new.gateway_dispute_id)
     is distinct from row(old.payment_id, old.gateway, old.gateway_dispute_id) then
    raise exception 'dispute % keeps its payment', old.id using errcode = 'integrity_constraint_violation';
  end if;
  select received_bigint into arrived from payments where id = new.payment_id for update;
  select coalesce(sum(taken_bigint + claim_bigint), 0) into gone from payment_disputes
    where payment_id = new.payment_id and id <> new.id;
  if arrived is null or new.amount_bigint > arrived or gone + new.taken_bigint + new.claim_bigint > arrived then
    raise exception 'payment % did not bring that much', new.payment_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payment_disputes_guard before insert or update on payment_disputes
  for each row execute function guard_payment_dispute();

-- The wallet follows its disputes, whoever writes them.
alter table wallets add column is_disputed boolean not null default false;
create function freeze_disputed_wallet() returns trigger language plpgsql as $$
begin
  update wallets w set is_disputed = stands.is_disputed
  from (
    select p.user_id, exists (
      select from payment_disputes d join payments own on own.id = d.payment_id
      where own.user_id = p.user_id and (d.status = 'open' or d.claim_bigint > 0)
    ) as is_disputed
    from payments p where p.id = new.payment_id
  ) stands
  where w.user_id = stands.user_id and w.is_disputed is distinct from stands.is_disputed;
  return null;
end $$;
create trigger payment_disputes_freeze after insert or update on payment_disputes
  for each row execute function freeze_disputed_wallet();
