-- Who wants to hear when a product can be bought ("Kabari saya", ADR 0025). A visitor's address counts once its mailed
-- link was used. A row ends with its mail or by leaving; asking again after that is a new row.
create table product_waits (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  -- normalised, as `users.email`
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language in ('id', 'en')),
  event text not null check (event in ('launch', 'restock')),
  -- when the mail that asks for the confirmation was queued last
  asked_at timestamptz,
  confirmed_at timestamptz,
  -- the sentence of the tick by which news were wanted as well, granted with the confirmation; null: not ticked
  news_words text,
  -- when the wave that it was in was taken
  mailed_at timestamptz,
  left_at timestamptz,
  created_at timestamptz not null default now(),
  constraint only_confirmed_waits_are_mailed check (mailed_at is null or confirmed_at is not null)
);
create unique index product_waits_once on product_waits (product_id, email)
  where mailed_at is null and left_at is null;
-- The order in which a product's list is mailed.
create index product_waits_in_line on product_waits (product_id, created_at, id)
  where confirmed_at is not null and mailed_at is null and left_at is null;
create index product_waits_mailed on product_waits (product_id, mailed_at) where mailed_at is not null;
create index product_waits_of_address on product_waits (email, created_at desc);

create function tell_subscriber() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if new.confirmed_at is not null and old.confirmed_at is null then
    happened := 'confirmed';
  elsif new.left_at is not null and old.left_at is null and new.confirmed_at is not null then
    happened := 'left';
  else
    return null;
  end if;
  perform emit_webhook('subscriber.' || happened, 'subscriber:' || new.id, jsonb_build_object(
    'id', new.id, 'product_id', new.product_id, 'event', new.event, 'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger subscribers_are_told after update of confirmed_at, left_at on product_waits
  deferrable initially deferred for each row execute function tell_subscriber();
