-- A lesson may ask for a quiz or for work that is handed in (docs/decisions/0160, 0161). Both lie in `products.modules`
-- with the lesson; one that has nothing else is a lesson as well.
create or replace function course_lesson_ids(modules jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(coalesce(lesson ->> 'id', m || '-' || l) order by m, l), '{}')
  from jsonb_array_elements(case jsonb_typeof(modules) when 'array' then modules else '[]' end)
         with ordinality as module (body, m),
       jsonb_array_elements(case jsonb_typeof(body -> 'lessons') when 'array' then body -> 'lessons' else '[]' end)
         with ordinality as entry (lesson, l)
  where coalesce(lesson ->> 'body', '') <> ''
     or coalesce(lesson ->> 'file_id', '') <> ''
     or coalesce(lesson -> 'video' ->> 'file_id', '') <> ''
     or coalesce(lesson ->> 'embed_url', '') <> ''
     or jsonb_typeof(lesson -> 'quiz') = 'object'
     or jsonb_typeof(lesson -> 'assignment') = 'object'
$$;
