-- Staff gives a product to an address without an account: an intent of kind `grant` waits until the address is proved
-- (ADR 0126). The same product waits once for an address, so that the same file grants once.
create unique index purchase_intents_one_grant on purchase_intents (guest_email, (request ->> 'product_id'))
  where kind = 'grant' and status = 'waiting';
alter table purchase_intents
  add constraint completed_grant_has_order check (kind <> 'grant' or (status = 'completed') = (order_id is not null)),
  add constraint grants_cost_nothing check (kind <> 'grant' or (total_bigint = 0 and guest_email is not null));

-- Whichever way an address is proved, what waits for it is given.
create function give_waiting_grants() returns trigger language plpgsql as $$
begin
  if exists (
    select from purchase_intents where kind = 'grant' and status = 'waiting' and guest_email = new.email
  ) then
    perform graphile_worker.add_job('give-waiting-grants', json_build_object('user_id', new.id));
  end if;
  return null;
end $$;
create trigger users_get_waiting_grants after insert or update of email, email_verified on users
  for each row when (new.email_verified) execute function give_waiting_grants();

-- What was given away is no sale: reports count it no more. The indexes keep saying exactly what the reports ask.
drop index orders_counted;
create index orders_counted on orders (created_at) include (id, user_id, amount_bigint, status)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';

drop index orders_counted_of_user;
create index orders_counted_of_user on orders (user_id, created_at)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';
