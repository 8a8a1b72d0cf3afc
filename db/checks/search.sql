-- check: search-has-the-passages-of-its-sources
-- Each source has exactly the passages that its texts make now; those that should not be there at all are found below.
with made as (
  select s.kind, s.source_id, reader as language, p.place, p.title, p.heading, p.anchor, p.body, p.path, p.visible_from
  from search_sources s cross join unnest(array['id', 'en']) reader
    cross join lateral search_passages_of(s.kind, s.source_id, reader) p
),
kept as (
  select p.kind, p.source_id, p.language, p.place, p.title, p.heading, p.anchor, p.body, p.path, p.visible_from
  from search_passages p join search_sources s on s.kind = p.kind and s.source_id = p.source_id
  where p.access_key is null or p.access_key like p.source_id || ':%'
)
(select 'missing' as problem, kind, source_id, language, place from (table made except table kept) missing)
union all
(select 'left behind', kind, source_id, language, place from (table kept except table made) extra);

-- check: search-shows-only-what-everybody-may-read
-- A passage without a key belongs to something published, active or of the program.
select p.id, p.kind, p.source_id
from search_passages p
where p.access_key is null and p.kind <> 'service' and (p.kind, p.source_id) not in (
  select 'post', id::text from blog_posts where status = 'published'
  union all select 'case_study', id::text from case_studies where status = 'published'
  union all select 'question', id::text from faq_items where is_active
  union all select 'page', name from site_pages
  union all select 'product', id::text from products where is_active
);

-- check: search-lessons-have-the-key-of-their-course
-- A lesson is found by holders of the product that it belongs to, and by nobody else.
select id, source_id, access_key from search_passages
where kind = 'lesson' and access_key not like source_id || ':%';

-- check: search-files-have-the-key-of-a-file-of-their-product
-- What stands in a file is found by holders of a product that has it, and by nobody else.
select p.id, p.source_id, p.access_key from search_passages p
where p.kind = 'file' and not exists (
  select from (
    select f.file_id::text from product_files f where f.product_id::text = p.source_id
    union all
    select l.lesson ->> 'file_id' from products o, product_lessons(o.modules) l where o.id::text = p.source_id
  ) of_product (file) where p.access_key = p.source_id || ':file:' || file
);
