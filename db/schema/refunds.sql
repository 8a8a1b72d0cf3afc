-- Money back: what buyers ask for (DECISIONS 51), and what goes back to the original payment (DECISIONS 11, 12, 49-51).
-- The code is server/refunds; what stands here is the last guard.

-- Facts are kept as they were when it was asked.
create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  order_id uuid not null references orders (id),
  order_item_id uuid not null references order_items (id),
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0),
  destination text not null check (destination in ('wallet', 'original_payment')),
  reason text not null check (length(reason) between 1 and 1000),
  consumed_percent integer not null check (consumed_percent between 0 and 100),
  download_count integer not null check (download_count >= 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected', 'withdrawn')),
  decision_note text not null default '' check (length(decision_note) <= 1000),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What was used when a request was decided, beside what was used when it was made.
  decided_consumed_percent integer check (decided_consumed_percent between 0 and 100),
  decided_download_count integer check (decided_download_count >= 0),
  constraint refund_request_is_decided check ((status = 'requested') = (decided_at is null)),
  constraint rejection_has_a_reason check (status <> 'rejected' or decision_note <> ''),
  constraint request_is_whole_rupiah check (amount_bigint % 100 = 0)
);
-- One that is open, or was granted, per item.
create unique index refund_requests_one_open on refund_requests (order_item_id) where status in ('requested', 'approved');
create index refund_requests_order on refund_requests (order_id, created_at desc);
create index refund_requests_queue on refund_requests (status, created_at, id);
create trigger refund_requests_stamp before update on refund_requests
  for each row execute function stamp_updated_at();

-- The one change after the decision: what its buyer and the staff wrote goes, the decision stays.
create function forgets_refund_words(old refund_requests, new refund_requests) returns boolean language sql stable as $$
  select new.reason = 'Dihapus' and new.decision_note in ('', 'Dihapus')
     and to_jsonb(new) - '{reason,decision_note,updated_at}'::text[]
       = to_jsonb(old) - '{reason,decision_note,updated_at}'::text[]
     and is_leaving(old.user_id)
$$;

create function guard_refund_request() returns trigger language plpgsql as $$
begin
  if old.status <> 'requested' then
    raise exception 'a refund request is decided once' using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount_bigint <> old.amount_bigint or new.order_item_id <> old.order_item_id or new.user_id <> old.user_id then
    raise exception 'a refund request keeps what was asked for' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger refund_requests_guard before update on refund_requests
  for each row when (not forgets_refund_words(old, new)) execute function guard_refund_request();

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
  -- A refund that a gateway refuses goes into the wallet instead, where somebody was promised the money already.
  falls_back boolean not null default false,
  unique (payment_id, gateway_refund_id),
  constraint refund_leaves_as_it_is_posted check ((refund_posting_id is null) = (payout_posting_id is null)),
  constraint only_what_left_returns check (
    return_posting_id is null or (status = 'failed' and payout_posting_id is not null)
  )
);
create index gateway_refunds_order on gateway_refunds (order_id);
create index gateway_refunds_payment on gateway_refunds (payment_id);
create index gateway_refunds_open on gateway_refunds (updated_at) where status = 'pending';
create index gateway_refunds_unposted on gateway_refunds (payment_id) where status <> 'failed' and refund_posting_id is null;
create trigger gateway_refunds_stamp before update on gateway_refunds
  for each row execute function stamp_updated_at();
create trigger gateway_refunds_no_delete before delete on gateway_refunds
  for each row execute function refuse_change();

-- Never more goes back to a payment than arrived with it and is not disputed: the code refuses such a refund, and here
-- the database does. The payment is locked, so two at once are counted in turn.
create function guard_gateway_refund() returns trigger language plpgsql as $$
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
create trigger gateway_refunds_guard before insert or update on gateway_refunds
  for each row execute function guard_gateway_refund();

-- What each order of a wallet took of promotional credit, and what of the rest is neither given back nor promised.
create function order_money_left(owner uuid)
returns table (order_id uuid, paid bigint, promotional bigint, money_left bigint) language plpgsql stable as $$
declare
  line record;
  promotion bigint := 0;
  used bigint;
  back bigint;
  took jsonb := '{}';
  took_promotion jsonb := '{}';
  gave_money jsonb := '{}';
  promised jsonb;
begin
  -- What is promised to payments or went there stays spoken for; what failed does not.
  select coalesce(jsonb_object_agg(r.order_id, r.total), '{}') into promised from (
    select g.order_id, sum(g.amount_bigint) as total from gateway_refunds g join orders o on o.id = g.order_id
    where o.user_id = owner and g.status <> 'failed' group by g.order_id) r;
  for line in
    select e.amount_bigint as amount, e.balance_after, p.type, p.reference_id as ref, p.reference_type,
           exists (select from ledger_entries a where a.posting_id = p.id and a.account = 'promotions') as is_promotion,
           g.id is not null and g.status <> 'failed' as went_to_payment
    from wallets w
    join ledger_entries e on e.wallet_id = w.id
    join ledger_postings p on p.id = e.posting_id
    left join gateway_refunds g on g.refund_posting_id = p.id
    where w.user_id = owner order by e.id
  loop
    if line.type = 'refund' and line.reference_type = 'order' then
      if not line.went_to_payment then
        back := least(line.amount, greatest(0,
          coalesce((took ->> line.ref)::bigint, 0) - coalesce((took_promotion ->> line.ref)::bigint, 0)
          - coalesce((promised ->> line.ref)::bigint, 0) - coalesce((gave_money ->> line.ref)::bigint, 0)));
        gave_money := gave_money || jsonb_build_object(line.ref, coalesce((gave_money ->> line.ref)::bigint, 0) + back);
        promotion := promotion + line.amount - back;
      end if;
    elsif line.amount > 0 then
      if line.is_promotion then promotion := promotion + line.amount; end if;
    -- A negative top-up is money that left through its payment.
    elsif line.type <> 'topup' then
      used := least(promotion, -line.amount);
      promotion := promotion - used;
      if line.type in ('purchase', 'subscription') and line.reference_type = 'order' then
        took := took || jsonb_build_object(line.ref, -line.amount);
        took_promotion := took_promotion || jsonb_build_object(line.ref, used);
      end if;
    end if;
    -- What left through a payment may have taken more than the money that was there.
    promotion := least(promotion, line.balance_after);
  end loop;
  return query
    select key::uuid, value::bigint, coalesce((took_promotion ->> key)::bigint, 0),
           value::bigint - coalesce((took_promotion ->> key)::bigint, 0)
             - coalesce((promised ->> key)::bigint, 0) - coalesce((gave_money ->> key)::bigint, 0)
    from jsonb_each_text(took);
end $$;

-- Promotional credit is spent first and never leaves as money (DECISIONS 57). The code decides by every payment's share;
-- here stands the last guard: what goes back to payments for an order is not more than was paid for it with other than
-- promotional credit and has not been given back otherwise.
create function guard_promotional_credit() returns trigger language plpgsql as $$
declare
  buyer uuid;
  money bigint;
begin
  -- Held, so that two refunds of one order are counted in turn.
  select user_id into buyer from orders where id = new.order_id for update;
  select m.money_left into money from order_money_left(buyer) m where m.order_id = new.order_id;
  if money is null or new.amount_bigint > money then
    raise exception 'order % was not paid with that much money', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger gateway_refunds_money before insert on gateway_refunds
  for each row execute function guard_promotional_credit();

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
