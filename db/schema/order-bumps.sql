-- Order bumps: up to two products that the checkout page offers beside one product, or beside every one
-- (ADR 0029). What was offered stays as it was: an offer is ended, and another one is made.
create table order_bumps (
  id uuid primary key default gen_random_uuid(),
  -- offered beside this product; null: beside every one
  beside_id uuid references products (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  slot integer not null check (slot in (1, 2)),
  -- whole rupiah; null: the product's own price
  price bigint check (price between 1 and 1000000000000),
  pitch_id text not null check (length(pitch_id) between 1 and 120),
  pitch_en text not null check (length(pitch_en) between 1 and 120),
  shown_count integer not null default 0 check (shown_count >= 0),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint bump_is_another_product check (beside_id <> product_id),
  -- what an order item names
  unique (id, product_id)
);
create unique index order_bumps_two_beside on order_bumps (beside_id, slot) nulls not distinct where ended_at is null;
create unique index order_bumps_once_beside on order_bumps (beside_id, product_id) nulls not distinct
  where ended_at is null;
create index order_bumps_newest on order_bumps (created_at desc, id desc);

create function guard_order_bump() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['ended_at', 'shown_count', 'created_by']
       is distinct from to_jsonb(old) - array['ended_at', 'shown_count', 'created_by']
     or old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'an order bump stays what it was made as' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger order_bumps_guard before update on order_bumps for each row execute function guard_order_bump();
