-- What owners say of a product: one review each, which they may change (DECISIONS 26, ADR 0035).

create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null default '' check (length(body) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, product_id)
);
create index reviews_newest on reviews (product_id, created_at desc, id desc);
-- Averages are read from this index alone.
create index reviews_rating on reviews (product_id, rating);
create trigger reviews_stamp before update on reviews for each row execute function stamp_updated_at();
-- A rating stands on cards and pages that are kept.
create trigger reviews_changed after insert or update or delete or truncate on reviews
  for each statement execute function announce_catalog_change();

-- Only who holds a product may begin to review it, or change what they said.
create function guard_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select from user_products where user_id = new.user_id and product_id = new.product_id and status = 'active'
  ) then
    raise exception 'only an owner reviews product %', new.product_id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (new.user_id, new.product_id) is distinct from (old.user_id, old.product_id) then
    raise exception 'a review keeps its author and product' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger reviews_guard before insert or update on reviews for each row execute function guard_review();

-- Average and count of every product that has a review, computed from them.
create view product_ratings as
  select product_id, round(avg(rating), 1)::double precision as rating_average, count(*)::integer as rating_count
  from reviews group by product_id;
