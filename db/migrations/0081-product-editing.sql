-- What editing products needs: who changed them last, which edition an editor began with, and lists that stay fast.

alter table products
  -- Counts edits. Selling from stock and moving in the list are no edits: they change nothing that a form shows.
  add column version integer not null default 1,
  add column updated_by uuid references users (id),
  -- Put away: no longer sold, no longer in the lists, and still there for everybody who owns it.
  add column archived_at timestamptz,
  add constraint archived_is_not_sold check (archived_at is null or not is_active);

create function count_product_edit() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{version,updated_at,updated_by,sort_order,stock}'::text[]
     is distinct from to_jsonb(old) - '{version,updated_at,updated_by,sort_order,stock}'::text[] then
    new.version := greatest(old.version + 1, new.version);
  end if;
  return new;
end $$;
-- Named columns, so that a sale, which touches the stock alone, does not pay for the comparison.
create trigger products_edited before update of
  title, slug, type, category, price, original_price, short_description, description, content_body, features,
  media_gallery, is_active, is_featured, billing_cycle, subscription_features, max_usage_limit, auto_renewal,
  trial_period_days, coming_soon, launch_date, cta_text, cta_link, content_metadata, duration_hours, modules,
  difficulty_level, language, requirements, instructor_name, instructor_avatar, instructor_bio, max_students,
  start_date, tags, meta_title, meta_description, archived_at
  on products for each row execute function count_product_edit();

-- The lists of the admin, in each order that a heading offers.
create index products_list_order on products (is_subscription, sort_order, id) where archived_at is null;
create index products_list_newest on products (is_subscription, created_at, id) where archived_at is null;
create index products_list_price on products (is_subscription, price, id) where archived_at is null;
create index products_list_title on products (is_subscription, title, id) where archived_at is null;
create index products_list_featured on products (is_subscription, sort_order, id)
  where archived_at is null and is_featured;
create index products_list_inactive on products (is_subscription, sort_order, id)
  where archived_at is null and not is_active;
create index products_list_archived on products (is_subscription, sort_order, id) where archived_at is not null;

-- How many products there are of each kind and state. Kept by the database, because counting 100 000 rows for every
-- page of a list costs more than the page.
create table product_counts (
  is_subscription boolean not null,
  is_active boolean not null,
  is_featured boolean not null,
  billing_cycle text not null,
  is_archived boolean not null,
  total integer not null check (total >= 0),
  primary key (is_subscription, is_active, is_featured, billing_cycle, is_archived)
);

create view product_states as
  select is_subscription, is_active, is_featured, coalesce(billing_cycle, '') as billing_cycle,
         archived_at is not null as is_archived, count(*)::integer as total
  from products group by 1, 2, 3, 4, 5;
insert into product_counts select is_subscription, is_active, is_featured, billing_cycle, is_archived, total
  from product_states;

create function count_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from product_counts;
  elsif tg_op = 'INSERT' then
    insert into product_counts as c
      select is_subscription, is_active, is_featured, coalesce(billing_cycle, ''), archived_at is not null, count(*)
      from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (is_subscription, is_active, is_featured, billing_cycle, is_archived)
      do update set total = c.total + excluded.total;
  elsif tg_op = 'DELETE' then
    update product_counts c set total = c.total - gone.total from (
      select is_subscription, is_active, is_featured, coalesce(billing_cycle, '') as billing_cycle,
             archived_at is not null as is_archived, count(*) as total
      from removed group by 1, 2, 3, 4, 5
    ) gone where (c.is_subscription, c.is_active, c.is_featured, c.billing_cycle, c.is_archived)
      = (gone.is_subscription, gone.is_active, gone.is_featured, gone.billing_cycle, gone.is_archived);
  end if;
  return null;
end $$;
create trigger products_counted_in after insert on products
  referencing new table as added for each statement execute function count_products();
create trigger products_counted_out after delete on products
  referencing old table as removed for each statement execute function count_products();
create trigger products_counted_none after truncate on products
  for each statement execute function count_products();

-- One product that changes its state; what changes none never comes here.
create function recount_product() returns trigger language plpgsql as $$
begin
  update product_counts set total = total - 1
    where (is_subscription, is_active, is_featured, billing_cycle, is_archived)
      = (old.is_subscription, old.is_active, old.is_featured, coalesce(old.billing_cycle, ''), old.archived_at is not null);
  insert into product_counts as c values
    (new.is_subscription, new.is_active, new.is_featured, coalesce(new.billing_cycle, ''), new.archived_at is not null, 1)
    on conflict (is_subscription, is_active, is_featured, billing_cycle, is_archived)
      do update set total = c.total + 1;
  return null;
end $$;
create trigger products_recounted after update of is_subscription, is_active, is_featured, billing_cycle, archived_at
  on products for each row when (
    (old.is_subscription, old.is_active, old.is_featured, old.billing_cycle, old.archived_at is null)
    is distinct from
    (new.is_subscription, new.is_active, new.is_featured, new.billing_cycle, new.archived_at is null)
  ) execute function recount_product();
