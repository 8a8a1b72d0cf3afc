-- Products: one table for one-time products and subscriptions; prices in whole rupiah (DECISIONS 1, 19, 20).

create table products (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type text not null check (type in (
    'e_course', 'template', 'webinar', 'consultation', 'mini_class', 'freebie', 'service', 'digital_product',
    'ai_agent', 'bundle', 'subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription'
  )),
  category text,
  price bigint not null check (price between 0 and 1000000000000),
  original_price bigint check (original_price between 0 and 1000000000000),
  currency text not null default 'IDR' check (currency = 'IDR'),
  short_description text,
  description text not null default '',
  content_body text,
  features jsonb not null default '[]',
  media_gallery jsonb not null default '[]',
  is_active boolean not null default true,
  is_featured boolean not null default false,
  is_subscription boolean not null default false,
  billing_cycle text check (billing_cycle in ('monthly', 'yearly', 'weekly', 'daily')),
  subscription_features jsonb not null default '[]',
  max_usage_limit integer check (max_usage_limit >= 0),
  auto_renewal boolean not null default true,
  trial_period_days integer not null default 0 check (trial_period_days >= 0),
  coming_soon boolean not null default false,
  launch_date timestamptz,
  sort_order integer not null default 0,
  cta_text text,
  cta_link text,
  content_metadata jsonb not null default '{"sections": []}',
  duration_hours numeric(6, 1) check (duration_hours >= 0),
  modules jsonb not null default '[]',
  difficulty_level text check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  language text,
  requirements text[] not null default '{}',
  instructor_name text,
  instructor_avatar text,
  instructor_bio text,
  max_students integer check (max_students > 0),
  start_date timestamptz,
  tags text[] not null default '{}',
  -- null: unlimited
  stock integer check (stock >= 0),
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts edits. Selling from stock and moving in the list are no edits: they change nothing that a form shows.
  version integer not null default 1,
  updated_by uuid references users (id),
  -- Put away: no longer sold, no longer in the lists, and still there for everybody who owns it.
  archived_at timestamptz,
  -- Counts edits of `content_metadata`.
  content_version integer not null default 1,
  search_text text not null generated always as (lower(title || ' ' || plain_text(description))) stored,
  cover_palette text not null,
  cover_composition text not null,
  -- until when it can be bought; null: until it starts
  sales_end_at timestamptz,
  -- What everybody may know of where a class meets; the place itself is for its holders (ADR 0047).
  class_place_kind text check (class_place_kind in ('meeting', 'address')),
  -- a city, or a street, as the owner allows
  class_public_place text check (length(class_public_place) between 1 and 120),
  -- Lessons that open one after another, or on a day (ADR 0041). Lessons lie in `products.modules`: one may
  -- say `opens_after_days`, counted from the holder's purchase, or `opens_at`.
  lessons_in_order boolean not null default false,
  constraint subscription_has_cycle check (is_subscription = (billing_cycle is not null)),
  constraint archived_is_not_sold check (archived_at is null or not is_active),
  constraint content_body_says_something check (not is_blank_html(content_body)),
  check (cover_palette in ('malam', 'nila', 'fajar', 'siang', 'soga', 'laut', 'tanah', 'kabut')),
  check (cover_composition in ('mekar', 'kelopak', 'ceplok', 'lereng')),
  constraint bundle_is_bought_once check (type <> 'bundle' or not is_subscription),
  constraint products_lessons_open_once check (not jsonb_path_exists(
    modules, '$[*].lessons[*] ? (@.opens_after_days != null && @.opens_at != null)'))
);
create index products_shop_order on products (sort_order, id) where is_active;
create index products_newest on products (created_at desc, id) where is_active;
create index products_price on products (price, id) where is_active;
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
create index products_search on products using gin (search_text gin_trgm_ops);
create index products_title_key on products (owner_text_key('catalog', false, title));
create index products_promise_key on products (owner_text_key('catalog', false, short_description));
create trigger products_stamp before update on products for each row execute function stamp_updated_at();
create trigger products_search_words after insert or update of title, description
  on products for each row execute function keep_search_words('catalog');
create trigger products_note_media
  after insert or delete or update of media_gallery, content_metadata, modules, description, content_body, instructor_avatar
  on products for each row execute function note_media_uses('id');

-- Every web process hears of a change and drops its cached pages.
create function announce_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'products');
  return null;
end $$;
create trigger products_changed after insert or delete or truncate on products
  for each statement execute function announce_catalog_change();

-- Selling one of many in stock changes no page; running out, coming back and every edit does.
create trigger products_updated after update on products
  for each row when (
    (old.stock is null) <> (new.stock is null) or (old.stock = 0) <> (new.stock = 0)
    or (to_jsonb(old) - 'stock' - 'updated_at') <> (to_jsonb(new) - 'stock' - 'updated_at')
  ) execute function announce_catalog_change();

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

-- The content builder and the form of a product are edited side by side: each counts its own editions.
create function count_content_edit() returns trigger language plpgsql as $$
begin
  if new.content_metadata is distinct from old.content_metadata then
    new.content_version := old.content_version + 1;
  end if;
  return new;
end $$;
create trigger products_content_edited before update of content_metadata
  on products for each row execute function count_content_edit();

-- A product keeps the palette and the composition of its drawn cover, so that it looks the same on every screen and
-- whatever stands beside it. Both are chosen once, when it is created: what its neighbours in the shop do not have, and
-- among equals by its slug.
create function choose_cover(
  of_slug text, at_sort_order integer, out palette text, out composition text
) language plpgsql volatile as $$
declare
  near_palettes text[];
  near_compositions text[];
begin
  -- The nearest first, on both sides; twice as many as there are palettes to choose from.
  select array_agg(n.cover_palette order by n.place), array_agg(n.cover_composition order by n.place)
  into near_palettes, near_compositions
  from (
    (select cover_palette, cover_composition, row_number() over (order by sort_order desc, id desc) as place
     from products where is_active and cover_palette is not null and sort_order <= at_sort_order
     order by sort_order desc, id desc limit 16)
    union all
    (select cover_palette, cover_composition, row_number() over (order by sort_order, id)
     from products where is_active and cover_palette is not null and sort_order > at_sort_order
     order by sort_order, id limit 16)
  ) n;
  select name into palette
  from unnest(array['malam', 'nila', 'fajar', 'siang', 'soga', 'laut', 'tanah', 'kabut']) name
  order by (select coalesce(sum(1.0 / place), 0) from unnest(near_palettes) with ordinality as n(near, place)
            where near = name), md5(of_slug || name)
  limit 1;
  select name into composition
  from unnest(array['mekar', 'kelopak', 'ceplok', 'lereng']) name
  -- Not that of the next two, and seldom the same pair again.
  order by name = any (near_compositions[1:2]),
    (select count(*) from unnest(near_palettes, near_compositions) n(near_palette, near_composition)
     where near_palette = palette and near_composition = name),
    md5(of_slug || name)
  limit 1;
end $$;

create function keep_cover() returns trigger language plpgsql as $$
begin
  select palette, composition into new.cover_palette, new.cover_composition
  from choose_cover(new.slug, new.sort_order);
  return new;
end $$;
create trigger products_covered before insert on products for each row
  when (new.cover_palette is null or new.cover_composition is null) execute function keep_cover();

-- Counts an edit unless nothing changed but the columns that the trigger names: those that no form of a product shows,
-- and what the database computes, which is not there yet when an edit is counted.
create function count_product_edit() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    new.version := greatest(old.version + 1, new.version);
  end if;
  return new;
end $$;
create trigger products_edited before update on products for each row execute function count_product_edit(
  'id', 'currency', 'is_subscription', 'sort_order', 'stock', 'start_date', 'sales_end_at', 'class_place_kind',
  'class_public_place', 'content_metadata', 'content_version', 'cover_palette', 'cover_composition', 'search_text',
  'version', 'updated_by', 'created_at', 'updated_at');

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

-- Files that come with a product.
create table product_files (
  product_id uuid not null references products (id) on delete cascade,
  file_id uuid not null references media_files (id),
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  sort_order integer not null default 0,
  primary key (product_id, file_id)
);
-- Files beside a product, and what was downloaded of them, name theirs by a column.
create index product_files_file on product_files (file_id);

-- Pages of the shop show the still and the length of a free film once it is prepared.
create trigger films_ready after update of state on films
  for each row when (new.state = 'ready' and old.state <> 'ready') execute function announce_catalog_change();

create function is_sold(p products) returns boolean language sql immutable as $$
  select p.is_active and not p.coming_soon and p.archived_at is null
$$;

-- How many of one product can be sold now; null: unlimited. Where a product has places, they are its stock: a number
-- of its own beside them would say "sold out" of a class with free places, as no refund of a place gives it back.
create function units_left(product uuid, own integer) returns integer language sql stable as $$
  select case when sales_ended(p) then 0
         when p.max_students is not null then greatest(0, p.max_students - places_taken(p.id))
         else own end
  from products p where p.id = product
$$;

-- How many can be sold now; null: unlimited. Of a bundle as many as of its scarcest part, none while a part is not
-- sold. A subscription whose plans are all sold out is sold out, and has a waiting list.
create function sellable_stock(product uuid, kind text, own integer) returns integer language sql stable as $$
  select case
    when kind = 'bundle' then least(units_left(product, own), (
      select min(case when is_sold(p) then units_left(p.id, p.stock) else 0 end)
      from product_parts b join products p on p.id = b.product_id where b.bundle_id = product
    ))
    when kind in ('subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription')
      and (
        select bool_and(coalesce(v.stock = 0, false)) from product_variants v
        where v.product_id = product and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time'
      ) then 0
    else units_left(product, own)
  end
$$;

create view product_states as
  select is_subscription, is_active, is_featured, coalesce(billing_cycle, '') as billing_cycle,
         archived_at is not null as is_archived, count(*)::integer as total
  from products group by 1, 2, 3, 4, 5;
