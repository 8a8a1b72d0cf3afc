-- What stands in files of products and lessons, found by those who hold them (ADR 0084). A job reads a file once, as its
-- bytes never change.
create table file_texts (
  file_id uuid primary key references media_files (id) on delete cascade,
  -- `unreadable`: broken, locked, without text, or over the limits of a reader
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unreadable')),
  -- also of those that ended with their process
  attempts integer not null default 0 check (attempts >= 0),
  -- in order: `heading`, `body`, and the `anchor` where it stands, `page=3` of a document or `t=83` seconds of a film
  passages jsonb not null default '[]' check (jsonb_typeof(passages) = 'array'),
  changed_at timestamptz not null default now(),
  check (state = 'read' or passages = '[]')
);

alter table search_passages drop constraint search_passages_kind_check;
alter table search_passages add constraint search_passages_kind_check
  check (kind in ('post', 'case_study', 'page', 'question', 'product', 'lesson', 'file', 'service'));
alter table search_passages drop constraint only_lessons_are_locked;
-- The key of a file is `product id:file:file id`.
alter table search_passages add constraint only_what_is_held_is_locked
  check ((access_key is not null) = (kind in ('lesson', 'file')));

-- Some of the public passages in order, without passing by what others hold.
create index search_passages_public on search_passages (language, id) where access_key is null;

create function file_passages_of(file text) returns table (n bigint, heading text, body text, anchor text)
  language sql stable as $$
  select n, passage ->> 'heading', passage ->> 'body', passage ->> 'anchor'
  from file_texts t, jsonb_array_elements(t.passages) with ordinality as listed (passage, n)
  where t.file_id = case when file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then file::uuid end
$$;

-- Files beside a product, and those of its lessons, each once; also of a product that is sold no longer.
create function file_passages(product uuid, reader text) returns setof search_passage language sql stable as $$
  with named as (
    select f.file_id::text as file, f.sort_order::bigint as part, 0::bigint as entry, f.title, p.slug, p.title as course,
      '/files/' || f.file_id as place
    from product_files f join products p on p.id = f.product_id where f.product_id = product
    union all
    select lesson ->> 'file_id', 1000000 + m, l, lesson ->> 'title', p.slug, p.title,
      '/learn/' || coalesce(lesson ->> 'id', m || '-' || l)
    from products p, product_lessons(p.modules) where p.id = product and lesson ->> 'file_id' <> ''
  ),
  listed as (select distinct on (file) * from named order by file, part, entry),
  told as (
    select file, part, entry, '/user/purchases/' || slug || place as path,
      owner_text(reader, 'catalog', false, coalesce(nullif(title, ''), course)) as title,
      owner_text(reader, 'catalog', false, course) as course
    from listed
  )
  select (row_number() over (order by part, entry, file, n))::integer, title, f.heading, '', f.anchor, f.body, course,
    path, product || ':file:' || file, '-infinity'::timestamptz, 'id'
  from told, file_passages_of(file) f
$$;

-- As before, with what is said in their films.
create or replace function lesson_passages(product uuid, reader text) returns setof search_passage language sql stable as $$
  with told as (
    select m, l, p.slug, coalesce(lesson ->> 'id', m || '-' || l) as lesson_id,
      coalesce(owner_text(reader, 'catalog', false, lesson ->> 'title'), '') as title,
      owner_text(reader, 'catalog', false, p.title) as course,
      owner_text(reader, 'catalog', false, lesson ->> 'description') as description,
      lesson ->> 'body' as body, lesson -> 'assignment' ->> 'task' as task,
      lesson -> 'video' ->> 'captions_file_id' as captions
    from products p, product_lessons(p.modules) where p.id = product and lesson is not null
  ),
  found as (
    select m, l, 0::bigint as place, '' as heading, '' as section, '' as anchor, description as text, true as is_told from told
    union all
    select m, l, h.place, h.heading, h.section, '', h.body, true
    from told, html_passages(owner_text(reader, 'catalog', true, body)) h
    union all
    select m, l, 100000, '', '', '', owner_text(reader, 'catalog', false, task), true from told
    union all
    select m, l, 200000 + f.n, f.heading, '', f.anchor, f.body, false from told, file_passages_of(captions) f
  )
  select (row_number() over (order by m, l, found.place))::integer, coalesce(nullif(title, ''), course), heading, section,
    anchor, text, course, '/user/purchases/' || slug || '/learn/' || lesson_id, product || ':' || lesson_id,
    '-infinity'::timestamptz,
    case when is_told then language_of_text(reader, 'catalog', true, told.body) else 'id' end
  from told join found using (m, l) where text <> ''
$$;

create or replace function search_passages_of(of_kind text, of_id text, reader text) returns setof search_passage
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  case of_kind
    when 'post' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from post_passages(of_id::uuid, reader);
    when 'case_study' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from case_study_passages(of_id::uuid, reader);
    when 'page' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from page_passages(of_id, reader);
    when 'question' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from question_passages(of_id::uuid, reader);
    when 'product' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from product_passages(of_id::uuid, reader);
    when 'lesson' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from lesson_passages(of_id::uuid, reader);
    when 'file' then return query
      select place, title, heading, section, anchor, body, keywords, path, access_key, visible_from, text_language
      from file_passages(of_id::uuid, reader);
  end case;
end $$;

create or replace view search_sources as
  select 'post' as kind, id::text as source_id from blog_posts
  union all select 'case_study', id::text from case_studies
  union all select 'page', name from site_pages
  union all select 'question', id::text from faq_items
  union all select 'product', id::text from products
  union all select 'lesson', id::text from products
  union all select 'file', id::text from products;

create trigger products_files_searched_in after insert on products
  for each row execute function keep_search_passages('id', 'file');
create trigger products_files_searched_out after delete on products
  for each row execute function keep_search_passages('id', 'file');
create trigger products_files_searched after update on products
  for each row when ((old.slug, old.title, old.modules) is distinct from (new.slug, new.title, new.modules))
  execute function keep_search_passages('id', 'file');

-- Two writers of one product wait for each other here, as those of the product itself do.
create function keep_product_file_passages() returns trigger language plpgsql as $$
declare
  source uuid;
begin
  for source in
    select p.id from products p where p.id in (select product_id from changed) order by p.id for no key update
  loop
    perform index_search_source('file', source::text);
  end loop;
  return null;
end $$;
create trigger product_files_searched_in after insert on product_files
  referencing new table as changed for each statement execute function keep_product_file_passages();
create trigger product_files_searched_over after update on product_files
  referencing new table as changed for each statement execute function keep_product_file_passages();
create trigger product_files_searched_out after delete on product_files
  referencing old table as changed for each statement execute function keep_product_file_passages();

create function keep_file_text_passages() returns trigger language plpgsql as $$
declare
  source uuid;
begin
  for source in
    select p.id from products p where p.id in (
      select product_id from product_files where file_id = new.file_id
      union all
      select source_key::uuid from media_uses u where u.source = 'products' and u.file_id = new.file_id
    ) order by p.id for no key update
  loop
    perform index_search_source('file', source::text);
    perform index_search_source('lesson', source::text);
  end loop;
  return null;
end $$;
create trigger file_texts_searched after update of passages on file_texts
  for each row when (old.passages is distinct from new.passages) execute function keep_file_text_passages();
