-- A waiting purchase ends in the transaction that gives its buyer the product in another way: another purchase, a plan,
-- a bundle, a gift, a grant. It is put away at once (`seen_at`), because nobody misses it. Checked at commit, when the
-- purchase that gave it is completed itself. One that is locked is being paid or given up: whoever has it finds the
-- product owned; waiting for it here could be a deadlock, as a paid purchase locks itself before the wallet.
create function waits_for_product(request jsonb, product uuid) returns boolean language sql immutable as $$
  select coalesce(request ->> 'product_id', '') = product::text or exists (
    select from jsonb_array_elements(request -> 'items') as item
    where item ->> 'product_id' = product::text
      -- Not where every unit is a gift.
      and coalesce((item ->> 'gifts')::integer, coalesce((item ->> 'quantity')::integer, 1) - 1)
        < coalesce((item ->> 'quantity')::integer, 1)
  )
$$;

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
create constraint trigger user_products_end_intents after insert on user_products
  deferrable initially deferred for each row when (new.status = 'active') execute function end_intents_of_holding();

update purchase_intents i
  set status = 'cancelled', reason = case i.kind when 'subscription' then 'ALREADY_SUBSCRIBED' else 'ALREADY_OWNED' end,
      settled_at = now(), seen_at = now()
where i.status = 'waiting' and i.guest_email is null and exists (
  select from user_products h
  where h.user_id = i.user_id and h.status = 'active' and waits_for_product(i.request, h.product_id)
);
