-- Units of an order that are for somebody else: single-use codes (DECISIONS 25, ADR 0030).

create table gift_codes (
  id uuid primary key default gen_random_uuid(),
  -- 16 letters of Crockford's alphabet: 80 random bits
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  order_id uuid not null references orders (id),
  order_item_id uuid not null references order_items (id),
  product_id uuid not null references products (id),
  buyer_id uuid not null references users (id),
  status text not null default 'open' check (status in ('open', 'redeemed', 'void')),
  redeemed_by uuid references users (id),
  redeemed_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint redeemed_says_by_whom check (
    (status = 'redeemed') = (redeemed_by is not null) and (redeemed_by is null) = (redeemed_at is null)
  ),
  constraint void_says_when check ((status = 'void') = (voided_at is not null))
);
create index gift_codes_buyer on gift_codes (buyer_id, created_at desc, id desc);
create index gift_codes_order on gift_codes (order_id);
create index gift_codes_item on gift_codes (order_item_id);
create index gift_codes_open on gift_codes (product_id) where status = 'open';
create trigger gift_codes_no_delete before delete on gift_codes for each row execute function refuse_change();
create trigger gift_codes_no_truncate before truncate on gift_codes
  for each statement execute function refuse_change();

-- The tables that refer to it load earlier.
alter table user_products add foreign key (gift_code_id) references gift_codes (id);

-- A code is decided once: open becomes redeemed or void, and nothing else of it ever changes.
create function guard_gift_code() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or new.status = 'open' then
    raise exception 'gift code % is decided or was not decided', old.id using errcode = 'restrict_violation';
  end if;
  if (new.id, new.code, new.order_id, new.order_item_id, new.product_id, new.buyer_id, new.created_at)
     is distinct from
     (old.id, old.code, old.order_id, old.order_item_id, old.product_id, old.buyer_id, old.created_at) then
    raise exception 'a gift code keeps what it was sold as' using errcode = 'restrict_violation';
  end if;
  if new.status = 'redeemed'
     and not exists (select from orders where id = new.order_id and status = 'completed') then
    raise exception 'the order of gift code % does not stand', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger gift_codes_guard before update on gift_codes for each row execute function guard_gift_code();

-- Checked at commit: an item has exactly the codes that were paid for, all of its own order, product and buyer.
create function check_gift_codes_of(item uuid) returns void language plpgsql as $$
begin
  if exists (
    select from order_items i join orders o on o.id = i.order_id left join gift_codes g on g.order_item_id = i.id
    where i.id = item
    group by i.id, o.id
    having count(g.id) <> i.gift_quantity
      or bool_or((g.order_id, g.product_id, g.buyer_id) is distinct from (i.order_id, i.product_id, o.user_id))
         and i.gift_quantity > 0
  ) then
    raise exception 'item % does not have the gift codes that it sold', item
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;

create function check_item_of_gift_code() returns trigger language plpgsql as $$
begin
  perform check_gift_codes_of(new.order_item_id);
  return null;
end $$;
create constraint trigger gift_codes_were_sold after insert on gift_codes
  deferrable initially deferred for each row execute function check_item_of_gift_code();

create function check_gift_codes_of_item() returns trigger language plpgsql as $$
begin
  perform check_gift_codes_of(new.id);
  return null;
end $$;
create constraint trigger order_items_gift_codes after insert or update of quantity, gift_quantity on order_items
  deferrable initially deferred for each row when (new.gift_quantity > 0)
  execute function check_gift_codes_of_item();

-- Checked at commit: money that went back leaves no code behind that could still be redeemed.
create function check_refunded_order_gave_nothing() returns trigger language plpgsql as $$
begin
  if exists (select from gift_codes where order_id = new.id and status = 'open') then
    raise exception 'order % was refunded and has open gift codes', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_refunded_void_gifts after update of status on orders
  deferrable initially deferred for each row when (new.status = 'refunded' and old.status <> 'refunded')
  execute function check_refunded_order_gave_nothing();

-- Checked at commit: a holding by gift belongs to who redeemed the code, and is of its product and order.
create function check_holding_of_gift() returns trigger language plpgsql as $$
begin
  if not exists (
    select from gift_codes g
    where g.id = new.gift_code_id and g.status = 'redeemed' and g.redeemed_by = new.user_id and g.order_id = new.order_id
      and case when new.bundle_item_id is null then g.product_id = new.product_id
          else g.order_item_id = new.bundle_item_id end
  ) then
    raise exception 'holding % does not follow its gift code', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger user_products_follow_gift after insert or update of gift_code_id, user_id, product_id, order_id
  on user_products deferrable initially deferred for each row when (new.gift_code_id is not null)
  execute function check_holding_of_gift();
