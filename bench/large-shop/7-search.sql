-- Passages of the published posts and the products that are sold, as their triggers would have made them: for readers of
-- both languages, none of them translated.

insert into search_passages (kind, source_id, language, text_language, place, title, body, keywords, path, visible_from)
select 'post', id::text, reader, 'id', 0, title, excerpt || ' ' || search_text(content), joined(category || tags),
       '/blog/' || slug, published_at
from blog_posts cross join unnest(array['id', 'en']) reader where status = 'published';

insert into search_passages (kind, source_id, language, text_language, place, title, body, path)
select 'product', id::text, reader, 'id', 0, title, short_description || ' ' || search_text(description), '/product/' || slug
from products cross join unnest(array['id', 'en']) reader where is_active;

insert into search_terms (language, word)
select distinct p.language, word
from search_passages p, regexp_split_to_table(lower(concat_ws(' ', p.title, p.keywords, p.body)), '[^[:alnum:]]+') word
where length(word) between 3 and 40 and word !~ '^[0-9]+$' order by 1, 2;
