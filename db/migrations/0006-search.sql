-- One search over everything that can be read (ADR 0082). Triggers rebuild the passages of a source in the transaction
-- that writes it, so that what is hidden leaves the index with the commit that hides it.

-- Accents do not matter to whoever searches.
create function plain_letters(written text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(written, nfkd), '[\u0300-\u036f]', '', 'g');

-- Text without elements: a line for each block, entities as the signs that they stand for.
create function search_text(html text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(html, '</(?:p|li|h[2-4]|tr|blockquote|figcaption|pre)>|<br */?>', E'\n', 'gi'),
        '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '[ \t\u00a0]+', ' ', 'g'), ' *\n[ \n]*', E'\n', 'g'), E' \n')
$$;

-- Parts of an article at its h2 and h3, long ones divided between their blocks. `section` is the h2 above an h3. Of a text
-- without end its first 100,000 characters are searched, so that saving it does not take as long.
create function html_passages(html text)
returns table (place integer, heading text, section text, anchor text, body text)
language sql immutable parallel safe as $$
  with parts as (
    select n, part,
      coalesce(search_text(substring(part from '^<h[23][^>]*>(.*?)</h[23]>')), '') as heading,
      coalesce(substring(part from '^<h[23] id="([^"]*)"'), '') as anchor,
      count(*) filter (where part like '<h2%') over (order by n) as section_number
    from string_to_table(regexp_replace(left(html, 100000), '<(h[23])(?=[ >])', E'\x01<\\1', 'g'), E'\x01')
      with ordinality as split (part, n)
  ),
  placed as (
    select n, part, heading, anchor,
      case when part like '<h3%' then first_value(heading) over (partition by section_number order by n) else '' end
        as section
    from parts
  ),
  lines as (
    select n, heading, section, anchor, k, line,
      (sum(length(line)) over (partition by n order by k) - length(line)) / 1200 as chunk
    from placed,
      string_to_table(search_text(regexp_replace(part, '^<h[23][^>]*>.*?</h[23]>', '')), E'\n')
        with ordinality as block (line, k)
    where line <> ''
  )
  select (row_number() over (order by n, chunk))::integer, heading, section, anchor,
    string_agg(line, E'\n' order by k)
  from lines group by n, chunk, heading, section, anchor
$$;

create table search_passages (
  id bigint generated always as identity primary key,
  -- `service`: pages whose texts come with the program, which writes them at its start.
  kind text not null check (kind in ('post', 'case_study', 'page', 'question', 'product', 'lesson', 'service')),
  source_id text not null,
  -- of the reader; a text that is not translated is there for both
  language text not null check (language in ('id', 'en')),
  text_language text not null check (text_language in ('id', 'en')),
  -- order within the source
  place integer not null,
  title text not null,
  heading text not null default '',
  section text not null default '',
  -- the id of the heading on its page
  anchor text not null default '',
  body text not null check (body <> ''),
  keywords text not null default '',
  path text not null check (path like '/%'),
  -- Who holds this key may read it: `product id:lesson id`. Null: everybody.
  access_key text,
  visible_from timestamptz not null default '-infinity',
  document tsvector not null generated always as (case language
    when 'en' then
      setweight(to_tsvector('english', plain_letters(title)), 'A')
      || setweight(to_tsvector('english', plain_letters(heading || ' ' || section)), 'B')
      || setweight(to_tsvector('english', plain_letters(keywords)), 'C')
      || setweight(to_tsvector('english', plain_letters(body)), 'D')
    else
      setweight(to_tsvector('indonesian', plain_letters(title)), 'A')
      || setweight(to_tsvector('indonesian', plain_letters(heading || ' ' || section)), 'B')
      || setweight(to_tsvector('indonesian', plain_letters(keywords)), 'C')
      || setweight(to_tsvector('indonesian', plain_letters(body)), 'D')
    end) stored,
  unique (kind, source_id, language, place),
  constraint only_lessons_are_locked check ((access_key is not null) = (kind = 'lesson'))
);
-- What visitors search never passes by what they may not read.
create index search_passages_public_id on search_passages using gin (document)
  where access_key is null and language = 'id';
create index search_passages_public_en on search_passages using gin (document)
  where access_key is null and language = 'en';
create index search_passages_access on search_passages (access_key, language) where access_key is not null;

-- Words of the public passages: a mistyped word is compared with them (ADR 0074). A word stays when no passage has it
-- any longer, so whoever suggests one looks for a readable passage with it.
create table search_terms (
  language text not null check (language in ('id', 'en')),
  word text not null check (length(word) between 3 and 40),
  primary key (language, word)
);
create index search_terms_near on search_terms using gin (word gin_trgm_ops);

create function keep_search_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (language, word)
  select a.language, a.word from (
    select distinct added.language, word
    from added,
      regexp_split_to_table(
        lower(plain_letters(concat_ws(' ', title, heading, keywords, body))), '[^[:alnum:]]+') word
    where access_key is null and length(word) between 3 and 40 and word !~ '^[0-9]+$'
  ) a (language, word)
  where not exists (select from search_terms known where known.language = a.language and known.word = a.word)
  -- In one order, so that two writers of the same words wait for each other and end.
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger search_passages_terms after insert on search_passages
  referencing new table as added for each statement execute function keep_search_terms();

-- Which source has which text, so that a translation finds what it changes.
create table search_text_keys (
  key text not null,
  kind text not null,
  source_id text not null,
  primary key (key, kind, source_id)
);
create index search_text_keys_source on search_text_keys (kind, source_id);

create type search_passage as (
  place integer, title text, heading text, section text, anchor text, body text, keywords text, path text,
  access_key text, visible_from timestamptz, text_language text
);

-- The columns of `translations` have the plain names.
create function owner_text(reader text, of_area text, of_html boolean, of_source text) returns text
  language sql stable as $$
  select case when reader = 'id' then of_source else coalesce(
    (select t.text from translations t
     where t.language = reader and t.key = owner_text_key(of_area, of_html, of_source)), of_source) end
$$;

create function language_of_text(reader text, of_area text, of_html boolean, of_source text) returns text
  language sql stable as $$
  select case when reader = 'id' or exists (
    select from translations t where t.language = reader and t.key = owner_text_key(of_area, of_html, of_source)
  ) then reader else 'id' end
$$;

create function owner_words(reader text, area text, words text[]) returns text language sql stable as $$
  select coalesce(string_agg(owner_text(reader, area, false, word), ' ' order by n), '')
  from unnest(words) with ordinality as listed (word, n) where word <> ''
$$;

create function owner_lines(reader text, area text, lines text[]) returns text language sql stable as $$
  select coalesce(string_agg(owner_text(reader, area, false, line), E'\n' order by n), '')
  from unnest(lines) with ordinality as listed (line, n) where line <> ''
$$;

create function json_list(value jsonb) returns jsonb language sql immutable parallel safe
  return case jsonb_typeof(value) when 'array' then value else '[]' end;

create function post_passages(post uuid, reader text) returns setof search_passage language sql stable as $$
  with told as (
    select owner_text(reader, 'articles', false, p.title) as title,
      owner_text(reader, 'articles', false, p.excerpt) as excerpt,
      owner_text(reader, 'articles', true, p.content) as content,
      owner_words(reader, 'articles', p.category || p.tags) as keywords,
      '/blog/' || p.slug as path, p.published_at,
      language_of_text(reader, 'articles', true, p.content) as text_language
    from blog_posts p where p.id = post and p.status = 'published'
  )
  select 0, title, '', '', '', coalesce(nullif(excerpt, ''), title), keywords, path, null::text, published_at, text_language
  from told
  union all
  select h.place, title, h.heading, h.section, h.anchor, h.body, keywords, path, null, published_at, text_language
  from told, html_passages(content) h
$$;

create function case_study_passages(study uuid, reader text) returns setof search_passage language sql stable as $$
  with told as (
    select owner_text(reader, 'articles', false, c.title) as title,
      owner_text(reader, 'articles', false, c.excerpt) as excerpt,
      owner_text(reader, 'articles', true, c.content) as content,
      owner_text(reader, 'articles', false, c.company) as keywords,
      owner_lines(reader, 'articles', c.challenges || c.solutions || c.results) as points,
      '/case-study/' || c.slug as path, c.published_at,
      language_of_text(reader, 'articles', true, c.content) as text_language
    from case_studies c where c.id = study and c.status = 'published'
  )
  select 0, title, '', '', '', coalesce(nullif(excerpt, ''), title), keywords, path, null::text, published_at, text_language
  from told
  union all
  select 1, title, '', '', '', points, keywords, path, null, published_at, text_language
  from told where points <> ''
  union all
  select h.place + 1, title, h.heading, h.section, h.anchor, h.body, keywords, path, null, published_at, text_language
  from told, html_passages(content) h
$$;

create function page_passages(page text, reader text) returns setof search_passage language sql stable as $$
  select h.place, owner_text(reader, 'site', false, p.title), h.heading, h.section, h.anchor, h.body, '',
    '/' || p.name, null::text, '-infinity'::timestamptz, language_of_text(reader, 'site', true, p.content)
  from site_pages p, html_passages(owner_text(reader, 'site', true, p.content)) h
  where p.name = page
$$;

create function question_passages(asked uuid, reader text) returns setof search_passage language sql stable as $$
  select 0, owner_text(reader, 'site', false, q.question), '', '', 'faq', owner_text(reader, 'site', false, q.answer), '',
    '/', null::text, '-infinity'::timestamptz, language_of_text(reader, 'site', false, q.answer)
  from faq_items q where q.id = asked and q.is_active
$$;

-- The public sections of a product's content, each with its place among them; who may read one is as in
-- shared/content/content-sections.ts.
create function public_sections(metadata jsonb)
returns table (n bigint, type text, title text, description text, content text)
language sql immutable parallel safe as $$
  select n, s ->> 'type', coalesce(s ->> 'title', ''), coalesce(s ->> 'description', ''), coalesce(s ->> 'content', '')
  from jsonb_array_elements(json_list(metadata -> 'sections')) with ordinality as listed (s, n)
  where coalesce(s ->> 'access', case when s ->> 'type' in ('modules', 'resources', 'media') then 'owner' else 'public' end)
    = 'public'
$$;

create function product_lessons(modules jsonb)
returns table (m bigint, module_title text, module_description text, l bigint, lesson jsonb)
language sql immutable parallel safe as $$
  select m, coalesce(module ->> 'title', ''), coalesce(module ->> 'description', ''), l, lesson
  from jsonb_array_elements(json_list(modules)) with ordinality as part (module, m)
    left join lateral jsonb_array_elements(json_list(module -> 'lessons')) with ordinality as entry (lesson, l) on true
$$;

create function product_passages(product uuid, reader text) returns setof search_passage language sql stable as $$
  with shown as (
    select p.slug, p.short_description, p.description, p.content_body, p.features, p.requirements,
      p.subscription_features, p.content_metadata, p.modules, p.is_subscription,
      owner_text(reader, 'catalog', false, p.title) as told_title,
      owner_words(reader, 'catalog', p.category || p.tags) as told_keywords,
      case when p.is_subscription then '/subscription/' else '/product/' end || p.slug as own_path,
      language_of_text(reader, 'catalog', true, coalesce(p.content_body, p.description)) as told_language
    from products p where p.id = product and p.is_active
  ),
  listed as (
    select string_agg(listing.line, E'\n' order by part, n) as lines from (
      select 1 as part, n, owner_text(reader, 'catalog', false, coalesce(f ->> 'text', f #>> '{}')) as line
      from shown, jsonb_array_elements(json_list(features)) with ordinality as feature (f, n)
      union all
      select 2, n, owner_text(reader, 'catalog', false, f ->> 'name') || ': '
        || owner_text(reader, 'catalog', false, f ->> 'description')
      from shown, jsonb_array_elements(json_list(subscription_features)) with ordinality as feature (f, n)
      union all
      select 3, n, owner_text(reader, 'catalog', false, line)
      from shown, unnest(requirements) with ordinality as need (line, n)
    ) listing
  ),
  curriculum as (
    select m, owner_text(reader, 'catalog', false, module_title) as heading,
      concat_ws(E'\n', nullif(owner_text(reader, 'catalog', false, module_description), ''),
        string_agg(owner_text(reader, 'catalog', false, lesson ->> 'title'), E'\n' order by l)) as lines
    from shown, product_lessons(modules) group by m, module_title, module_description
  ),
  sections as (
    select s.n, s.type, owner_text(reader, 'catalog', false, s.title) as title,
      owner_text(reader, 'catalog', false, s.description) as description,
      owner_text(reader, 'catalog', true, s.content) as content
    from shown, public_sections(content_metadata) s where s.type not in ('hero', 'cta')
  ),
  -- `place` sorts; how many passages a text has is not known before.
  found (place, heading, section, body, is_apart) as (
    select 0, '', '', coalesce(nullif(owner_text(reader, 'catalog', false, short_description), ''), told_title), false
    from shown
    union all
    select h.place, h.heading, h.section, h.body, false
    from shown, html_passages(owner_text(reader, 'catalog', true, coalesce(content_body, description))) h
    union all
    select 100000, '', '', lines, false from listed
    union all
    select 100000 + m, heading, '', lines, false from curriculum
    union all
    select 1000000 * (1 + n), title, '', description, type <> 'faq' from sections
    union all
    select 1000000 * (1 + n) + h.place, coalesce(nullif(h.heading, ''), title),
      case when h.heading = '' then '' else title end, h.body, type <> 'faq'
    from sections, html_passages(content) h
  )
  select (row_number() over (order by place))::integer, told_title, heading, section, '', body, told_keywords,
    case when is_apart and not is_subscription then '/content/' || slug else own_path end,
    null::text, '-infinity'::timestamptz, told_language
  from shown, found where body <> ''
$$;

-- Lessons, also of a product that is sold no longer: its holders read them.
create function lesson_passages(product uuid, reader text) returns setof search_passage language sql stable as $$
  with told as (
    select m, l, p.slug, coalesce(lesson ->> 'id', m || '-' || l) as lesson_id,
      coalesce(owner_text(reader, 'catalog', false, lesson ->> 'title'), '') as title,
      owner_text(reader, 'catalog', false, p.title) as course,
      owner_text(reader, 'catalog', false, lesson ->> 'description') as description,
      lesson ->> 'body' as body, lesson -> 'assignment' ->> 'task' as task
    from products p, product_lessons(p.modules) where p.id = product and lesson is not null
  ),
  found as (
    select m, l, 0 as place, '' as heading, '' as section, description as text from told
    union all
    select m, l, h.place, h.heading, h.section, h.body
    from told, html_passages(owner_text(reader, 'catalog', true, body)) h
    union all
    select m, l, 100000, '', '', owner_text(reader, 'catalog', false, task) from told
  )
  select (row_number() over (order by m, l, found.place))::integer, coalesce(nullif(title, ''), course), heading, section, '',
    text, course, '/user/purchases/' || slug || '/learn/' || lesson_id, product || ':' || lesson_id,
    '-infinity'::timestamptz, language_of_text(reader, 'catalog', true, told.body)
  from told join found using (m, l) where text <> ''
$$;

-- PL/pgSQL keeps the plans of its statements. One for all sources serves, as each is found by its key; making these plans
-- for every source would take longer than reading it.
create function search_passages_of(of_kind text, of_id text, reader text) returns setof search_passage
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
  end case;
end $$;

create view search_sources as
  select 'post' as kind, id::text as source_id from blog_posts
  union all select 'case_study', id::text from case_studies
  union all select 'page', name from site_pages
  union all select 'question', id::text from faq_items
  union all select 'product', id::text from products
  union all select 'lesson', id::text from products;

create function product_text_keys(product uuid) returns setof text language sql stable as $$
  select owner_text_key('catalog', is_html, text) from products p, lateral (
    values (false, p.title), (false, p.short_description), (true, p.description), (true, p.content_body)
    union all select false, word from unnest(p.category || p.tags || p.requirements) word
    union all select false, coalesce(f ->> 'text', f #>> '{}') from jsonb_array_elements(json_list(p.features)) f
    union all select false, words from jsonb_array_elements(json_list(p.subscription_features)) f,
      lateral (values (f ->> 'name'), (f ->> 'description')) told (words)
    union all select t.is_html, t.words from public_sections(p.content_metadata) s,
      lateral (values (false, s.title), (false, s.description), (true, s.content)) t (is_html, words)
    union all select t.is_html, t.words from product_lessons(p.modules) l,
      lateral (values (false, l.module_title), (false, l.module_description), (false, l.lesson ->> 'title'),
        (false, l.lesson ->> 'description'), (false, l.lesson -> 'assignment' ->> 'task'),
        (true, l.lesson ->> 'body')) t (is_html, words)
  ) as told (is_html, text)
  where p.id = product and text <> ''
$$;

create function search_text_keys_of(of_kind text, of_id text) returns setof text language plpgsql stable as $$
begin
  case of_kind
    when 'post' then return query
      select owner_text_key('articles', is_html, text) from blog_posts p, lateral (
        values (false, p.title), (false, p.excerpt), (true, p.content)
        union all select false, word from unnest(p.category || p.tags) word
      ) as told (is_html, text) where p.id = of_id::uuid and text <> '';
    when 'case_study' then return query
      select owner_text_key('articles', is_html, text) from case_studies c, lateral (
        values (false, c.title), (false, c.excerpt), (false, c.company), (true, c.content)
        union all select false, line from unnest(c.challenges || c.solutions || c.results) line
      ) as told (is_html, text) where c.id = of_id::uuid and text <> '';
    when 'page' then return query
      select owner_text_key('site', is_html, text) from site_pages p, lateral (
        values (false, p.title), (true, p.content)
      ) as told (is_html, text) where p.name = of_id and text <> '';
    when 'question' then return query
      select owner_text_key('site', false, text) from faq_items q, lateral (
        values (q.question), (q.answer)
      ) as told (text) where q.id = of_id::uuid;
    else return query select product_text_keys(of_id::uuid);
  end case;
end $$;

create function index_search_source(of_kind text, of_id text) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  delete from search_passages where kind = of_kind and source_id = of_id;
  insert into search_passages (kind, source_id, language, text_language, place, title, heading, section, anchor, body,
    keywords, path, access_key, visible_from)
  select of_kind, of_id, reader, p.text_language, p.place, p.title, p.heading, p.section, p.anchor, p.body,
    p.keywords, p.path, p.access_key, p.visible_from
  from unnest(array['id', 'en']) reader, search_passages_of(of_kind, of_id, reader) p;
  delete from search_text_keys where kind = of_kind and source_id = of_id;
  insert into search_text_keys (key, kind, source_id)
  select distinct key, of_kind, of_id from search_text_keys_of(of_kind, of_id) key;
end $$;

-- Its arguments are the column that names the row, and the kinds that are made of it.
create function keep_search_passages() returns trigger language plpgsql as $$
declare
  source text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
begin
  for n in 1 .. tg_nargs - 1 loop
    perform index_search_source(tg_argv[n], source);
  end loop;
  return null;
end $$;

-- An update that changes nothing of these is no reason to make passages anew, as prices and stock change all day.
create trigger blog_posts_searched_in after insert on blog_posts
  for each row execute function keep_search_passages('id', 'post');
create trigger blog_posts_searched_out after delete on blog_posts
  for each row execute function keep_search_passages('id', 'post');
create trigger blog_posts_searched after update on blog_posts
  for each row when ((old.slug, old.title, old.excerpt, old.content, old.category, old.tags, old.status,
    old.published_at)
    is distinct from (new.slug, new.title, new.excerpt, new.content, new.category, new.tags, new.status,
      new.published_at))
  execute function keep_search_passages('id', 'post');
create trigger case_studies_searched_in after insert on case_studies
  for each row execute function keep_search_passages('id', 'case_study');
create trigger case_studies_searched_out after delete on case_studies
  for each row execute function keep_search_passages('id', 'case_study');
create trigger case_studies_searched after update on case_studies
  for each row when ((old.slug, old.title, old.company, old.excerpt, old.content, old.challenges, old.solutions,
    old.results, old.status, old.published_at)
    is distinct from (new.slug, new.title, new.company, new.excerpt, new.content, new.challenges, new.solutions,
      new.results, new.status, new.published_at))
  execute function keep_search_passages('id', 'case_study');
create trigger site_pages_searched after insert or delete or update
  on site_pages for each row execute function keep_search_passages('name', 'page');
create trigger faq_items_searched after insert or delete or update
  on faq_items for each row execute function keep_search_passages('id', 'question');
create trigger products_searched_in after insert on products
  for each row execute function keep_search_passages('id', 'product', 'lesson');
create trigger products_searched_out after delete on products
  for each row execute function keep_search_passages('id', 'product', 'lesson');
create trigger products_searched after update on products
  for each row when ((old.slug, old.title, old.category, old.tags, old.short_description, old.description,
    old.content_body, old.features, old.requirements, old.subscription_features, old.content_metadata, old.modules,
    old.is_active, old.is_subscription)
    is distinct from (new.slug, new.title, new.category, new.tags, new.short_description, new.description,
      new.content_body, new.features, new.requirements, new.subscription_features, new.content_metadata, new.modules,
      new.is_active, new.is_subscription))
  execute function keep_search_passages('id', 'product', 'lesson');

create function keep_translated_passages() returns trigger language plpgsql as $$
declare
  source record;
begin
  for source in
    select distinct k.kind, k.source_id from changed c join search_text_keys k using (key) order by 1, 2
  loop
    perform index_search_source(source.kind, source.source_id);
  end loop;
  return null;
end $$;
create trigger translations_searched_in after insert on translations
  referencing new table as changed for each statement execute function keep_translated_passages();
create trigger translations_searched_over after update on translations
  referencing new table as changed for each statement execute function keep_translated_passages();
create trigger translations_searched_out after delete on translations
  referencing old table as changed for each statement execute function keep_translated_passages();

-- What was searched for and not found, for the owner to write about. Nothing says who asked.
create table search_misses (
  id bigint generated always as identity primary key,
  language text not null check (language in ('id', 'en')),
  words text not null check (length(words) between 3 and 100),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (language, words)
);
create index search_misses_often on search_misses (times desc, last_at desc);
create index search_misses_last on search_misses (last_at);

select index_search_source(kind, source_id) from search_sources order by kind, source_id;
