-- What visitors read: settings, posts, case studies, questions, testimonials and the texts of the law.

-- What an admin changed; a key that is not here has the value of shared/content/site-settings.ts.
create table settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]*$'),
  value text not null check (length(value) <= 5000),
  updated_at timestamptz not null default now()
);
create trigger settings_stamp before update on settings for each row execute function stamp_updated_at();
create trigger settings_changed after insert or update or delete or truncate on settings
  for each statement execute function announce_content_change();
create trigger settings_note_media after insert or delete or update of value
  on settings for each row execute function note_media_uses('key');

-- Changes of settings that guard money, asked for by one admin and waiting for another (DECISIONS 58). Which settings
-- these are stands in shared/content/site-settings.ts; what stands here is the last guard of the decision.
create table setting_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null check (length(key) between 1 and 100),
  -- what it was when the change was asked for; with another value by now the approval would mean something else
  base_value text not null,
  value text not null check (value <> base_value),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  requested_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint setting_change_is_decided check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint setting_change_has_a_second_admin check (status <> 'approved' or decided_by <> requested_by)
);
create unique index setting_changes_one_waits on setting_changes (key) where status = 'pending';
create trigger setting_changes_no_delete before delete on setting_changes
  for each row execute function refuse_change();
create trigger setting_changes_approver before update on setting_changes
  for each row execute function refuse_later_admin();

create function guard_setting_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'setting change % is decided once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if row(new.id, new.key, new.base_value, new.value, new.requested_by, new.created_at)
     is distinct from row(old.id, old.key, old.base_value, old.value, old.requested_by, old.created_at)
  then
    raise exception 'setting change % keeps what was asked for', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger setting_changes_guard before update on setting_changes
  for each row execute function guard_setting_change();

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
  -- So that a card tells its minutes of reading without carrying the text (DECISIONS 45).
  word_count integer not null generated always as (count_words(content)) stored,
  -- All words in their Indonesian stems; those of the title weigh most.
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', excerpt || ' ' || joined(tags)), 'B')
    || setweight(to_tsvector('indonesian', plain_text(content)), 'D')
  ) stored,
  scheduled_at timestamptz,
  search_text text not null generated always as (lower(title || ' ' || excerpt || ' ' || joined(tags))) stored,
  constraint published_post_has_date check (status <> 'published' or published_at is not null),
  constraint only_drafts_wait check (scheduled_at is null or status = 'draft')
);
create index blog_posts_newest on blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_category on blog_posts (category, published_at desc) where status = 'published';
create index blog_posts_search on blog_posts using gin (search);
create index blog_posts_due on blog_posts (scheduled_at) where scheduled_at is not null;
-- What the staff read: everything, newest first, and one status.
create index blog_posts_written on blog_posts (created_at desc, id);
create index blog_posts_status on blog_posts (status, created_at desc, id);
create index blog_posts_title on blog_posts (title, id);
create index blog_posts_search_text on blog_posts using gin (search_text gin_trgm_ops);
create index blog_posts_title_key on blog_posts (owner_text_key('articles', false, title));
create index blog_posts_excerpt_key on blog_posts (owner_text_key('articles', false, excerpt));
create trigger blog_posts_stamp before update on blog_posts for each row execute function stamp_updated_at();
create trigger blog_posts_changed after insert or update or delete or truncate on blog_posts
  for each statement execute function announce_content_change();
create trigger blog_posts_search_words after insert or update of title, excerpt, tags
  on blog_posts for each row execute function keep_search_words('articles');
create trigger blog_posts_note_media after insert or delete or update of content, featured_image
  on blog_posts for each row execute function note_media_uses('id');

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
  scheduled_at timestamptz,
  search_text text not null generated always as (lower(title || ' ' || company || ' ' || excerpt)) stored,
  constraint published_case_has_date check (status <> 'published' or published_at is not null),
  constraint only_drafts_wait check (scheduled_at is null or status = 'draft')
);
create index case_studies_newest on case_studies (created_at desc, id) where status = 'published';
create index case_studies_due on case_studies (scheduled_at) where scheduled_at is not null;
create index case_studies_written on case_studies (created_at desc, id);
create index case_studies_status on case_studies (status, created_at desc, id);
create index case_studies_title on case_studies (title, id);
create index case_studies_search on case_studies using gin (search_text gin_trgm_ops);
create index case_studies_title_key on case_studies (owner_text_key('articles', false, title));
create index case_studies_excerpt_key on case_studies (owner_text_key('articles', false, excerpt));
create trigger case_studies_stamp before update on case_studies for each row execute function stamp_updated_at();
create trigger case_studies_changed after insert or update or delete or truncate on case_studies
  for each statement execute function announce_content_change();
create trigger case_studies_note_media
  after insert or delete or update of content, preview_image, featured_image, logo_image
  on case_studies for each row execute function note_media_uses('id');

-- Where something published was before: whoever comes by the old address is led to the new one.
create table slug_redirects (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  post_id uuid references blog_posts (id) on delete cascade,
  case_study_id uuid references case_studies (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint leads_to_one check (num_nonnulls(post_id, case_study_id) = 1)
);
create unique index slug_redirects_post on slug_redirects (slug) where post_id is not null;
create unique index slug_redirects_case_study on slug_redirects (slug) where case_study_id is not null;
create index slug_redirects_to_post on slug_redirects (post_id);
create index slug_redirects_to_case_study on slug_redirects (case_study_id);

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
create trigger faq_items_changed after insert or update or delete or truncate on faq_items
  for each statement execute function announce_content_change();

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
create trigger testimonials_changed after insert or update or delete or truncate on testimonials
  for each statement execute function announce_content_change();

create table site_pages (
  name text primary key check (name in ('privacy', 'terms')),
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) <= 300),
  content text not null,
  updated_at timestamptz not null default now()
);
create trigger site_pages_stamp before update on site_pages for each row execute function stamp_updated_at();
create trigger site_pages_changed after insert or update or delete or truncate on site_pages
  for each statement execute function announce_content_change();
create trigger site_pages_note_media after insert or delete or update of content
  on site_pages for each row execute function note_media_uses('name');
