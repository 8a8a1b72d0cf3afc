-- What the owner's texts say in English. A text is found by what it says in Indonesian, so an order keeps its English
-- after the product was renamed, and a text that changed has none until somebody writes it.

create function owner_text_key(area text, is_html boolean, source text) returns text
  language sql immutable parallel safe
  return md5(area || case when is_html then ' html ' else ' text ' end || source);

create table translations (
  language text not null check (language in ('en')),
  area text not null check (area in ('catalog', 'articles', 'site')),
  is_html boolean not null,
  source text not null check (source <> '' and length(source) <= 500000),
  key text not null generated always as (owner_text_key(area, is_html, source)) stored,
  text text not null check (text <> '' and length(text) <= 500000),
  updated_at timestamptz not null default now(),
  primary key (language, key)
);
-- A search in English finds the translation, then whatever has its source.
create index translations_search on translations using gin (lower(text) gin_trgm_ops) where not is_html;
create trigger translations_stamp before update on translations for each row execute function stamp_updated_at();
create trigger translations_changed after insert or update or delete or truncate on translations
  for each statement execute function announce_content_change();

create function keep_translated_words() returns trigger language plpgsql as $$
begin
  perform add_search_words(new.area, new.text);
  return null;
end $$;
create trigger translations_search_words after insert or update of text on translations
  for each row when (new.area <> 'site' and not new.is_html) execute function keep_translated_words();
