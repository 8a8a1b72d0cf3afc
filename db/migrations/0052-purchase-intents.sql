-- What somebody wants to buy as soon as the money is there ("bayar kekurangan", DECISIONS 10). The row's own state
-- makes it happen once: it is completed in the transaction of the purchase.

create table purchase_intents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- which use case takes the request
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- the body of that use case, with the prices that were seen
  request jsonb not null,
  -- as the buyer saw it; for people, never charged
  title text not null check (length(title) between 1 and 300),
  -- sen
  total_bigint bigint not null check (total_bigint > 0),
  status text not null default 'waiting' check (status in ('waiting', 'completed', 'cancelled', 'withdrawn')),
  -- code of the refusal that cancelled it
  reason text,
  order_id uuid references orders (id),
  -- when the buyer put the notice away
  seen_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  constraint intent_is_settled check ((status = 'waiting') = (settled_at is null)),
  constraint cancelled_intent_has_reason check ((status = 'cancelled') = (reason is not null)),
  constraint completed_checkout_has_order check (kind <> 'checkout' or (status = 'completed') = (order_id is not null))
);
-- Asking for the same twice is one wish.
create unique index purchase_intents_one_waiting on purchase_intents (user_id, kind, md5(request::text))
  where status = 'waiting';
create index purchase_intents_shown on purchase_intents (user_id, created_at desc) where seen_at is null;
create trigger purchase_intents_stamp before update on purchase_intents
  for each row execute function stamp_updated_at();

-- Settled stays settled.
create function guard_intent() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' and (new.status <> old.status or new.order_id is distinct from old.order_id) then
    raise exception 'a purchase intent is settled once' using errcode = 'integrity_constraint_violation';
  end if;
  if new.request <> old.request or new.user_id <> old.user_id or new.kind <> old.kind then
    raise exception 'a purchase intent keeps what was wanted' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger purchase_intents_guard before update on purchase_intents
  for each row execute function guard_intent();

-- A payment may be for such a wish, of the same user.
alter table payments add column intent_id uuid;
alter table payments add constraint payments_intent_of_payer
  foreign key (intent_id, user_id) references purchase_intents (id, user_id);
create index payments_intent on payments (intent_id) where intent_id is not null;
