-- Payments through gateways and the notices that gateways send (DECISIONS 11-13). Gateways may collect another currency
-- than rupiah.

create table payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id),
  gateway text not null,
  -- the gateway's own name for this payment; null until the gateway has answered
  session_id text,
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0),
  -- sen that really arrived; differs only with a flag
  received_bigint bigint check (received_bigint >= 0),
  currency text not null default 'IDR' check (currency = 'IDR'),
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'failed', 'expired', 'cancelled', 'refunded')),
  -- the way to pay, as it was chosen in the shop (ADR 0021), or the gateway
  payment_method text not null,
  description text not null default '',
  checkout_url text,
  flags text[] not null default '{}',
  raw_payload jsonb not null default '{}',
  posting_id bigint unique references ledger_postings (id),
  expires_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a payment may be for a waiting purchase, of the same user
  intent_id uuid,
  -- what the gateway is asked to collect: null means the amount itself; else whole minor units of that currency
  charge_currency text not null default 'IDR' check (charge_currency ~ '^[A-Z]{3}$'),
  charge_bigint bigint check (charge_bigint > 0),
  -- minor units that really arrived, when they are not rupiah
  received_charge_bigint bigint check (received_charge_bigint > 0),
  -- the gateway's own name of the money that arrived; a refund names it
  transaction_id text,
  -- when somebody looked at its flags, or at what else was odd about it, and wrote down why it is in order
  reviewed_at timestamptz,
  search_text text not null default '',
  -- what a QRIS code says, for payments that are paid on our own page
  qr_text text check (length(qr_text) between 1 and 1000),
  -- A gateway may call a session open long after its end. Such a payment ends here and is asked for a while longer.
  asked_until timestamptz,
  unique (gateway, session_id),
  constraint completed_payment_is_posted check (
    status not in ('completed', 'refunded') or (posting_id is not null and received_bigint > 0)
  ),
  constraint payments_intent_of_payer
    foreign key (intent_id, user_id) references purchase_intents (id, user_id),
  constraint only_foreign_charges_are_told check ((charge_currency = 'IDR') = (charge_bigint is null)),
  constraint only_foreign_receipts_are_told check (charge_currency <> 'IDR' or received_charge_bigint is null),
  constraint payments_intent foreign key (intent_id) references purchase_intents (id),
  constraint payment_has_payer check (
    user_id is not null or (intent_id is not null and posting_id is null)
  )
);
create index payments_user on payments (user_id, created_at desc, id desc);
create index payments_pending on payments (expires_at) where status = 'pending';
create index payments_intent on payments (intent_id) where intent_id is not null;
create index payments_newest on payments (created_at desc, id desc);
create index payments_flagged on payments (created_at desc, id desc) where flags <> '{}' and reviewed_at is null;
create index payments_completed on payments (user_id, amount_bigint, completed_at) where completed_at is not null;
-- Payments by their state, and by the first letters of the gateway's own name for them.
create index payments_status on payments (status, created_at desc, id desc);
create index payments_search on payments using gin (search_text gin_trgm_ops);
-- What the reminders look through.
create index payments_left_open on payments (created_at) where status = 'pending';
create index payments_asked on payments (asked_until) where status = 'expired' and asked_until is not null;
create trigger payments_stamp before update on payments for each row execute function stamp_updated_at();
create trigger payments_free_discounts after update of status on payments
  for each row when (new.intent_id is not null and new.status in ('expired', 'failed', 'cancelled'))
  execute function free_discounts_of_payment();

-- What was agreed when a payment was opened stays, and money that arrived can not be made to not have arrived.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if row(new.id, new.gateway, new.amount_bigint, new.currency, new.charge_currency, new.charge_bigint)
     is distinct from
     row(old.id, old.gateway, old.amount_bigint, old.currency, old.charge_currency, old.charge_bigint)
     or (old.user_id is not null and new.user_id is distinct from old.user_id)
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

-- Payments are searched by their payer, too, whose words stand beside each payment, so that a search walks one table;
-- they follow the payer who is renamed or forgotten. A guest's payment is found by its session; its payer's words come
-- with the account.
create function payment_words(session_id text, payer uuid) returns text language sql stable as $$
  select coalesce(lower(session_id) || ' ', '') || coalesce((select search_text from users where id = payer), '')
$$;

create function keep_payment_words() returns trigger language plpgsql as $$
begin
  new.search_text := payment_words(new.session_id, new.user_id);
  return new;
end $$;
create trigger payments_words before insert or update of session_id, user_id on payments
  for each row execute function keep_payment_words();

create table webhook_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  event_type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  error_message text,
  attempts integer not null default 0,
  search_text text not null
    generated always as (lower(event_id || ' ' || event_type || ' ' || coalesce(error_message, ''))) stored,
  -- A gateway account may serve other programs, too: their notices are kept, and are nobody's mistake.
  is_foreign boolean not null default false,
  unique (gateway, event_id)
);
create index webhook_events_newest on webhook_events (received_at desc, id desc);
create index webhook_events_failed on webhook_events (received_at desc, id desc) where error_message is not null;
-- Notices by a part of their id, type or error, and those that nobody has handled.
create index webhook_events_search on webhook_events using gin (search_text gin_trgm_ops);
create index webhook_events_pending on webhook_events (received_at desc, id desc)
  where error_message is null and processed_at is null;
-- The bodies of handled notices are emptied after a while; this finds those whose time has come.
create index webhook_events_whole on webhook_events (processed_at) where error_message is null and payload <> '{}';

-- Card disputes and reversals (DECISIONS 59): what a gateway says of money that its payer wants back, and how it was
-- settled. While one is open, or a claim stands, the wallet spends nothing; what is paid still arrives.
create table payment_disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  gateway text not null,
  -- the gateway's own name for it
  gateway_dispute_id text not null check (length(gateway_dispute_id) between 1 and 200),
  kind text not null check (kind in ('dispute', 'reversal', 'inquiry', 'warning')),
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
  takes_money boolean not null
    generated always as (kind in ('dispute', 'reversal')) stored,
  unique (gateway, gateway_dispute_id),
  constraint dispute_takes_what_it_is_about check (taken_bigint + claim_bigint <= amount_bigint),
  constraint only_what_is_lost_is_owed check (status = 'lost' or taken_bigint + claim_bigint = 0),
  constraint dispute_is_settled check ((status = 'open') = (settled_at is null)),
  constraint won_by_gateway_or_person
    check (status <> 'won' or gateway_state = 'won' or settled_by is not null),
  constraint only_a_dispute_takes
    check (takes_money or taken_bigint + claim_bigint = 0)
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

-- A bank's inquiry and its warning of fraud take no money (yet): they freeze no wallet and hold no refund back.
create function freeze_disputed_wallet() returns trigger language plpgsql as $$
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
create trigger payment_disputes_freeze after insert or update on payment_disputes
  for each row execute function freeze_disputed_wallet();

create function pass_on_payer_words() returns trigger language plpgsql as $$
begin
  update payments set search_text = payment_words(session_id, user_id) where user_id = new.id;
  return null;
end $$;
create trigger users_words_of_payments after update of full_name, email on users
  for each row when (old.search_text is distinct from new.search_text) execute function pass_on_payer_words();
