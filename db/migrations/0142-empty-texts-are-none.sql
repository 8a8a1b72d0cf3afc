-- An empty page text or lesson is none: pages show what stands in for it, and a lesson without anything in it is not
-- available. The editor left `''` and `<p></p>` behind.
create function is_blank_html(html text) returns boolean language sql immutable parallel safe as $$
  select regexp_replace(html, '<[^>]*>|&nbsp;', '', 'g') !~ '\S' and html !~ '<(img|hr)\y'
$$;

update products set content_body = null where is_blank_html(content_body);

update products p set modules = (
  select jsonb_agg(
    case when jsonb_typeof(m.module -> 'lessons') = 'array' then jsonb_set(m.module, '{lessons}', (
      select coalesce(jsonb_agg(
        case when jsonb_typeof(l.lesson -> 'body') = 'string' and is_blank_html(l.lesson ->> 'body')
          then jsonb_set(l.lesson, '{body}', 'null') else l.lesson end order by l.place), '[]')
      from jsonb_array_elements(m.module -> 'lessons') with ordinality as l (lesson, place)
    )) else m.module end order by m.place)
  from jsonb_array_elements(p.modules) with ordinality as m (module, place)
)
where jsonb_typeof(p.modules) = 'array' and exists (
  select from jsonb_array_elements(p.modules) as m (module),
    jsonb_array_elements(case when jsonb_typeof(m.module -> 'lessons') = 'array' then m.module -> 'lessons' else '[]' end)
      as l (lesson)
  where jsonb_typeof(l.lesson -> 'body') = 'string' and is_blank_html(l.lesson ->> 'body')
);

alter table products add constraint content_body_says_something check (not is_blank_html(content_body));
