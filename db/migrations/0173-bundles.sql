-- Bundles: a product made of products, sold as one line whose parts are held on their own (docs/decisions/0125).

alter table products
  drop constraint products_type_check,
  add constraint products_type_check check (type in (
    'e_course', 'template', 'webinar', 'consultation', 'mini_class', 'freebie', 'service', 'digital_product',
    'ai_agent', 'bundle', 'subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription'
  )),
  add constraint bundle_is_bought_once check (type <> 'bundle' or not is_subscription);

create table product_parts (
  bundle_id uuid not null references products (id) on delete cascade,
  product_id uuid not null references products (id),
  sort_order integer not null,
  primary key (bundle_id, product_id)
);
create index product_parts_of_product on product_parts (product_id);

-- Kinds that are simply held once they are bought.
create function can_be_part(kind text) returns boolean language sql immutable as $$
  select kind in ('e_course', 'template', 'webinar', 'mini_class', 'service', 'digital_product', 'ai_agent')
$$;

create function guard_product_part() returns trigger language plpgsql as $$
begin
  if not exists (select from products where id = new.bundle_id and type = 'bundle' for share)
     or not exists (select from products where id = new.product_id and can_be_part(type) for share) then
    raise exception 'product % is no part of a bundle', new.product_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger product_parts_guard before insert or update on product_parts
  for each row execute function guard_product_part();

create function guard_bundle_type() returns trigger language plpgsql as $$
begin
  if (old.type = 'bundle') <> (new.type = 'bundle')
     or not can_be_part(new.type) and exists (select from product_parts where product_id = new.id) then
    raise exception 'product % stays what bundles need it to be', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger products_guard_bundle before update of type on products
  for each row when (new.type <> old.type) execute function guard_bundle_type();

-- Checked at commit: a bundle has 2 to 20 parts.
create function check_part_count(bundle uuid) returns void language plpgsql as $$
begin
  if exists (
    select from products p where p.id = bundle and p.type = 'bundle'
      and (select count(*) from product_parts where bundle_id = bundle) not between 2 and 20
  ) then
    raise exception 'bundle % needs 2 to 20 parts', bundle using errcode = 'integrity_constraint_violation';
  end if;
end $$;
create function check_parts_of_bundle() returns trigger language plpgsql as $$
begin
  perform check_part_count(new.id);
  return null;
end $$;
create function check_bundle_of_part() returns trigger language plpgsql as $$
begin
  perform check_part_count(case when tg_op = 'DELETE' then old.bundle_id else new.bundle_id end);
  return null;
end $$;
create constraint trigger bundles_have_parts after insert on products deferrable initially deferred
  for each row when (new.type = 'bundle') execute function check_parts_of_bundle();
create constraint trigger product_parts_are_enough after insert or delete on product_parts deferrable initially deferred
  for each row execute function check_bundle_of_part();
create trigger product_parts_changed after insert or update or delete on product_parts
  for each statement execute function announce_catalog_change();

create function is_sold(p products) returns boolean language sql immutable as $$
  select p.is_active and not p.coming_soon and p.archived_at is null
$$;

create function has_unsold_part(bundle uuid) returns boolean language sql stable as $$
  select exists (
    select from product_parts b join products p on p.id = b.product_id where b.bundle_id = bundle and not is_sold(p)
  )
$$;

-- How many can be sold now; null: unlimited. Of a bundle as many as of its scarcest part, none while a part is not sold.
create function sellable_stock(product uuid, kind text, own integer) returns integer language sql stable as $$
  select case when kind <> 'bundle' then own else least(own, (
    select min(case when is_sold(p) then p.stock else 0 end)
    from product_parts b join products p on p.id = b.product_id where b.bundle_id = product
  )) end
$$;

-- The parts of a bundle as they were sold: later edits do not change a past order.
create table order_item_parts (
  order_item_id uuid not null references order_items (id),
  product_id uuid not null references products (id),
  sort_order integer not null,
  title text not null,
  slug text not null,
  type text not null,
  -- sen, of one unit bought alone
  price_bigint bigint not null check (price_bigint >= 0),
  -- the buyer held it before: it was not given again
  is_owned boolean not null,
  primary key (order_item_id, product_id)
);
create index order_item_parts_of_product on order_item_parts (product_id);
create trigger order_item_parts_keep before update or delete on order_item_parts
  for each row execute function refuse_change();
create trigger order_item_parts_no_truncate before truncate on order_item_parts
  for each statement execute function refuse_change();

-- What an item gave: its product, or the parts of a bundle that the buyer did not hold before.
create function products_given_by(item order_items) returns uuid[] language sql stable as $$
  select case when item.type <> 'bundle' then array[item.product_id] else array(
    select p.product_id from order_item_parts p where p.order_item_id = item.id and not p.is_owned order by p.product_id
  ) end
$$;

alter table order_items
  -- of discount_bigint: what parts that the buyer held took off. On a line it is this or a discount, never both.
  add column owned_bigint bigint not null default 0,
  drop constraint item_discount_has_reason,
  add constraint item_discount_has_reason check (
    owned_bigint in (0, discount_bigint)
    and (discount_bigint > 0) <= (discount_id is not null or owned_bigint > 0)
    and (owned_bigint = 0 or discount_id is null and type = 'bundle')
  );

alter table user_products
  -- the line of the bundle that gave it
  add column bundle_item_id uuid,
  add constraint holding_is_a_part foreign key (bundle_item_id, product_id)
    references order_item_parts (order_item_id, product_id),
  -- a code of a bundle gives several
  drop constraint user_products_gift_code_id_key;
create unique index user_products_of_gift on user_products (gift_code_id, product_id) where gift_code_id is not null;
create index user_products_of_bundle on user_products (bundle_item_id) where bundle_item_id is not null;

create or replace function check_holding_of_gift() returns trigger language plpgsql as $$
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

-- Checked at commit: a bundle that was sold names its parts, and gave its buyer those that were not held before.
create function check_sold_bundle() returns trigger language plpgsql as $$
begin
  if (select count(*) from order_item_parts where order_item_id = new.id) < 2
     or new.quantity > new.gift_quantity and exists (
       select from order_item_parts p join orders o on o.id = new.order_id
       where p.order_item_id = new.id and not p.is_owned and not exists (
         select from user_products h
         where h.bundle_item_id = new.id and h.product_id = p.product_id and h.user_id = o.user_id
           and h.order_id = o.id and h.gift_code_id is null
       )
     ) then
    raise exception 'item % does not give the parts of its bundle', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger order_items_give_parts after insert on order_items deferrable initially deferred
  for each row when (new.type = 'bundle') execute function check_sold_bundle();

create function check_item_of_part() returns trigger language plpgsql as $$
begin
  if not exists (select from order_items where id = new.order_item_id and type = 'bundle') then
    raise exception 'item % is no bundle', new.order_item_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger order_item_parts_of_bundle after insert on order_item_parts deferrable initially deferred
  for each row execute function check_item_of_part();
