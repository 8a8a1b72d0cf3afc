-- A lesson may have a film that lies with another host (`embed_url`); it is something to open as well.
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
$$;
