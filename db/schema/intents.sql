-- What somebody wants to buy as soon as the money is there ("bayar kekurangan", DECISIONS 10). The row's own state
-- makes it happen once: it is completed in the transaction of the purchase. A visitor buys without an account
-- (DECISIONS 54): the intent names its buyer by address; the account is found or made when money arrives, or when a
-- mailed link proves the address.
create table purchase_intents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id),
  -- which use case takes the request
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- the body of that use case, with the prices that were seen
  request jsonb not null,
  -- as the buyer saw it; for people, never charged
  title text not null check (length(title) between 1 and 300),
  -- sen
  total_bigint bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'completed', 'cancelled', 'withdrawn')),
  -- code of the refusal that cancelled it
  reason text,
  order_id uuid,
  -- when the buyer put the notice away
  seen_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- normalised, as `users.email`
  guest_email text check (guest_email = lower(guest_email) and length(guest_email) between 3 and 254),
  guest_name text check (length(guest_name) between 1 and 100),
  guest_phone text,
  guest_language text check (guest_language in ('id', 'en')),
  -- the sentence of the tick by which news were wanted as well, granted when the mailed link is used; null: not ticked
  guest_news_words text,
  -- repeats of one form open one intent
  guest_key text,
  -- when the mailed link was used
  claimed_at timestamptz,
  -- the nota of a purchase that waits, as its buyer was promised it
  lines jsonb not null default '[]',
  unique (id, user_id),
  constraint intent_is_settled check ((status = 'waiting') = (settled_at is null)),
  constraint cancelled_intent_has_reason check ((status = 'cancelled') = (reason is not null)),
  constraint completed_checkout_has_order check (kind <> 'checkout' or (status = 'completed') = (order_id is not null)),
  -- a freebie costs nothing and waits for the proof of the address
  constraint intent_waits_for_money_or_proof check (total_bigint > 0 or (total_bigint = 0 and guest_email is not null)),
  constraint intent_has_buyer check (user_id is not null or guest_email is not null),
  constraint guest_is_named check (
    (guest_email is null) = (guest_name is null) and (guest_email is null) = (guest_language is null)
    and (guest_email is null) = (guest_key is null)
  ),
  constraint completed_intent_has_account check (status <> 'completed' or user_id is not null),
  constraint intents_are_claimed_by_guests check (claimed_at is null or guest_email is not null),
  constraint completed_grant_has_order check (kind <> 'grant' or (status = 'completed') = (order_id is not null)),
  constraint grants_cost_nothing check (kind <> 'grant' or (total_bigint = 0 and guest_email is not null))
);
create index purchase_intents_shown on purchase_intents (user_id, created_at desc) where seen_at is null;
create unique index purchase_intents_guest_key on purchase_intents (guest_email, guest_key)
  where guest_email is not null;
-- What the desk looks through: guests who paid and have not come yet.
create index purchase_intents_of_guests on purchase_intents (created_at desc, id desc)
  where guest_email is not null;
create unique index purchase_intents_one_waiting on purchase_intents (user_id, kind, md5(request::text))
  where status = 'waiting' and guest_email is null;
-- Staff gives a product to an address without an account: an intent of kind `grant` waits until the address is proved
-- (ADR 0025). The same product waits once for an address, so that the same file grants once.
create unique index purchase_intents_one_grant on purchase_intents (guest_email, (request ->> 'product_id'))
  where kind = 'grant' and status = 'waiting';
create index purchase_intents_waiting_grants on purchase_intents (created_at desc, id desc)
  where kind = 'grant' and status = 'waiting';
create index purchase_intents_grant_search on purchase_intents
  using gin (lower(guest_name || ' ' || guest_email || ' ' || title) gin_trgm_ops)
  where kind = 'grant' and status = 'waiting';
create trigger purchase_intents_stamp before update on purchase_intents
  for each row execute function stamp_updated_at();
create trigger purchase_intents_free_discounts after update of status on purchase_intents
  for each row when (new.status in ('cancelled', 'withdrawn') and old.status = 'waiting')
  execute function free_discounts_of_intent();

-- The tables that refer to it load earlier.
alter table discount_uses add foreign key (intent_id) references purchase_intents (id);

-- Settled stays settled. The company that an invoice was wanted for can be forgotten.
create function guard_intent() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' and (new.status <> old.status or new.order_id is distinct from old.order_id) then
    raise exception 'a purchase intent is settled once' using errcode = 'integrity_constraint_violation';
  end if;
  if new.request not in (old.request, old.request - 'company') or new.kind <> old.kind
     or (old.user_id is not null and new.user_id is distinct from old.user_id)
     or new.guest_key is distinct from old.guest_key then
    raise exception 'a purchase intent keeps what was wanted' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger purchase_intents_guard before update on purchase_intents
  for each row execute function guard_intent();

create function waits_for_product(request jsonb, product uuid) returns boolean language sql immutable as $$
  select coalesce(request ->> 'product_id', '') = product::text or exists (
    select from jsonb_array_elements(request -> 'items') as item
    where item ->> 'product_id' = product::text
      -- Not where every unit is a gift.
      and coalesce((item ->> 'gifts')::integer, coalesce((item ->> 'quantity')::integer, 1) - 1)
        < coalesce((item ->> 'quantity')::integer, 1)
  )
$$;

-- A waiting purchase ends in the transaction that gives its buyer the product in another way: another purchase, a
-- plan, a bundle, a gift, a grant. It is put away at once (`seen_at`), because nobody misses it. Checked at commit,
-- when the purchase that gave it is completed itself. One that is locked is being paid or given up: whoever has it
-- finds the product owned; waiting for it here could be a deadlock, as a paid purchase locks itself before the wallet.
create function end_intents_of_holding() returns trigger language plpgsql as $$
begin
  update purchase_intents i
    set status = 'cancelled', reason = case i.kind when 'subscription' then 'ALREADY_SUBSCRIBED' else 'ALREADY_OWNED' end,
        settled_at = now(), seen_at = now()
  where i.id in (
    select w.id from purchase_intents w
    where w.user_id = new.user_id and w.status = 'waiting' and w.guest_email is null
      and (
        waits_for_product(w.request, new.product_id)
        -- A bundle is owned with the last of its parts.
        or exists (
          select from product_parts part
          where part.product_id = new.product_id and waits_for_product(w.request, part.bundle_id) and not exists (
            select from product_parts other
            where other.bundle_id = part.bundle_id and not exists (
              select from user_products h
              where h.user_id = new.user_id and h.product_id = other.product_id and h.status = 'active'
            )
          )
        )
      )
    for no key update skip locked
  );
  return null;
end $$;
