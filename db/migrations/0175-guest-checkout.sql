-- A visitor buys without an account (DECISIONS 54). The intent names its buyer by address; the account is found or made
-- when money arrives, or when a mailed link proves the address.

alter table purchase_intents
  alter column user_id drop not null,
  -- normalised, as `users.email`
  add column guest_email text check (guest_email = lower(guest_email) and length(guest_email) between 3 and 254),
  add column guest_name text check (length(guest_name) between 1 and 100),
  add column guest_phone text,
  add column guest_language text check (guest_language in ('id', 'en')),
  -- repeats of one form open one intent
  add column guest_key text,
  -- when the mailed link was used
  add column claimed_at timestamptz,
  drop constraint purchase_intents_total_bigint_check,
  -- a freebie costs nothing and waits for the proof of the address
  add constraint intent_waits_for_money_or_proof check (total_bigint > 0 or (total_bigint = 0 and guest_email is not null)),
  add constraint intent_has_buyer check (user_id is not null or guest_email is not null),
  add constraint guest_is_named check (
    (guest_email is null) = (guest_name is null) and (guest_email is null) = (guest_language is null)
    and (guest_email is null) = (guest_key is null)
  ),
  add constraint completed_intent_has_account check (status <> 'completed' or user_id is not null),
  add constraint intents_are_claimed_by_guests check (claimed_at is null or guest_email is not null);
create unique index purchase_intents_guest_key on purchase_intents (guest_email, guest_key)
  where guest_email is not null;
-- What the desk looks through: guests who paid and have not come yet.
create index purchase_intents_of_guests on purchase_intents (created_at desc, id desc)
  where guest_email is not null;

create or replace function guard_intent() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' and (new.status <> old.status or new.order_id is distinct from old.order_id) then
    raise exception 'a purchase intent is settled once' using errcode = 'integrity_constraint_violation';
  end if;
  if new.request <> old.request or new.kind <> old.kind
     or (old.user_id is not null and new.user_id is distinct from old.user_id)
     or new.guest_key is distinct from old.guest_key then
    raise exception 'a purchase intent keeps what was wanted' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- A payment of a guest has no account until it is paid. Whoever is credited is the buyer of its intent.
alter table payments
  alter column user_id drop not null,
  add constraint payments_intent foreign key (intent_id) references purchase_intents (id),
  add constraint payment_has_payer check (
    user_id is not null or (intent_id is not null and posting_id is null)
  );

create or replace function guard_payment() returns trigger language plpgsql as $$
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

-- A guest's payment is found by its session; its payer's words come with the account.
create or replace function payment_words(session_id text, payer uuid) returns text language sql stable as $$
  select coalesce(lower(session_id) || ' ', '') || coalesce((select search_text from users where id = payer), '')
$$;

-- One wish of one account waits once; guests may each have the same.
drop index purchase_intents_one_waiting;
create unique index purchase_intents_one_waiting on purchase_intents (user_id, kind, md5(request::text))
  where status = 'waiting' and guest_email is null;
