-- Bundles: a product made of products, sold as one line whose parts are held on their own (ADR 0028).

create table product_parts (
  bundle_id uuid not null references products (id) on delete cascade,
  product_id uuid not null references products (id),
  sort_order integer not null,
  primary key (bundle_id, product_id)
);
create index product_parts_of_product on product_parts (product_id);
create trigger product_parts_changed after insert or update or delete on product_parts
  for each statement execute function announce_catalog_change();

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

create function check_bundle_of_part() returns trigger language plpgsql as $$
begin
  perform check_part_count(case when tg_op = 'DELETE' then old.bundle_id else new.bundle_id end);
  return null;
end $$;
create constraint trigger product_parts_are_enough after insert or delete on product_parts deferrable initially deferred
  for each row execute function check_bundle_of_part();

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

create function check_parts_of_bundle() returns trigger language plpgsql as $$
begin
  perform check_part_count(new.id);
  return null;
end $$;
create constraint trigger bundles_have_parts after insert on products deferrable initially deferred
  for each row when (new.type = 'bundle') execute function check_parts_of_bundle();

create function has_unsold_part(bundle uuid) returns boolean language sql stable as $$
  select exists (
    select from product_parts b join products p on p.id = b.product_id where b.bundle_id = bundle and not is_sold(p)
  )
$$;
