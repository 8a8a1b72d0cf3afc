-- What visitors read: posts, case studies, questions, testimonials, texts of their own, settings.

-- What an admin changed; a key that is not here has the value of shared/site-settings.ts.
create table settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]*$'),
  value text not null check (length(value) <= 5000),
  updated_at timestamptz not null default now()
);
create trigger settings_stamp before update on settings for each row execute function stamp_updated_at();

-- array_to_string is not immutable by declaration, though it is for text: a generated column needs one that is.
create function joined(parts text[]) returns text language sql immutable strict parallel safe
  return array_to_string(parts, ' ');

create function plain_text(html text) returns text language sql immutable strict parallel safe
  return regexp_replace(html, '<[^>]*>', ' ', 'g');

create function count_words(html text) returns integer language sql immutable strict parallel safe
  return regexp_count(plain_text(html), '\S+');

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 1 and 200),
  excerpt text not null default '' check (length(excerpt) <= 500),
  -- Sanitised on the way in (DECISIONS 23).
  content text not null default '',
  category text not null check (length(category) between 1 and 100),
  tags text[] not null default '{}',
  featured_image text,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  author_id uuid references users (id) on delete set null,
  published_at timestamptz,
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The words that search compares letter by letter, and with typos (BLOG-003).
  headline text not null generated always as (title || ' ' || excerpt || ' ' || joined(tags)) stored,
  -- So that a card tells its minutes of reading without carrying the text (DECISIONS 45).
  word_count integer not null generated always as (count_words(content)) stored,
  -- All words in their Indonesian stems; those of the title weigh most.
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', excerpt || ' ' || joined(tags)), 'B')
    || setweight(to_tsvector('indonesian', plain_text(content)), 'D')
  ) stored,
  constraint published_post_has_date check (status <> 'published' or published_at is not null)
);
create index blog_posts_newest on blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_category on blog_posts (category, published_at desc) where status = 'published';
create index blog_posts_headline on blog_posts using gin (headline gin_trgm_ops);
create index blog_posts_search on blog_posts using gin (search);
create trigger blog_posts_stamp before update on blog_posts for each row execute function stamp_updated_at();

create table case_studies (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 1 and 200),
  company text not null check (length(company) between 1 and 200),
  industry text not null
    check (industry in ('Hospitality', 'Retail', 'Food & Beverage', 'Manufacturing', 'Healthcare')),
  excerpt text not null default '' check (length(excerpt) <= 500),
  -- Sanitised on the way in (DECISIONS 23).
  content text not null default '',
  preview_image text,
  featured_image text,
  logo_image text,
  challenges text[] not null default '{}',
  solutions text[] not null default '{}',
  results text[] not null default '{}',
  -- [{label, before, after, before_value, after_value}]
  result_metrics jsonb not null default '[]' check (jsonb_typeof(result_metrics) = 'array'),
  -- [{label, value, icon}]
  impact_metrics jsonb not null default '[]' check (jsonb_typeof(impact_metrics) = 'array'),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  headline text not null generated always as (title || ' ' || company || ' ' || excerpt) stored,
  constraint published_case_has_date check (status <> 'published' or published_at is not null)
);
create index case_studies_newest on case_studies (created_at desc, id) where status = 'published';
create index case_studies_headline on case_studies using gin (headline gin_trgm_ops);
create trigger case_studies_stamp before update on case_studies for each row execute function stamp_updated_at();

create table faq_items (
  id uuid primary key default gen_random_uuid(),
  question text not null check (length(question) between 1 and 300),
  answer text not null check (length(answer) between 1 and 3000),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger faq_items_stamp before update on faq_items for each row execute function stamp_updated_at();

create table testimonials (
  id uuid primary key default gen_random_uuid(),
  quote text not null check (length(quote) between 1 and 1000),
  role text not null check (length(role) between 1 and 200),
  business text not null check (length(business) between 1 and 200),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger testimonials_stamp before update on testimonials for each row execute function stamp_updated_at();

create table site_pages (
  name text primary key check (name in ('privacy', 'terms')),
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) <= 300),
  content text not null,
  updated_at timestamptz not null default now()
);
create trigger site_pages_stamp before update on site_pages for each row execute function stamp_updated_at();

-- Every web process hears of a change and drops its cached pages.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;
create trigger settings_changed after insert or update or delete or truncate on settings
  for each statement execute function announce_content_change();
create trigger blog_posts_changed after insert or update or delete or truncate on blog_posts
  for each statement execute function announce_content_change();
create trigger case_studies_changed after insert or update or delete or truncate on case_studies
  for each statement execute function announce_content_change();
create trigger faq_items_changed after insert or update or delete or truncate on faq_items
  for each statement execute function announce_content_change();
create trigger testimonials_changed after insert or update or delete or truncate on testimonials
  for each statement execute function announce_content_change();
create trigger site_pages_changed after insert or update or delete or truncate on site_pages
  for each statement execute function announce_content_change();
