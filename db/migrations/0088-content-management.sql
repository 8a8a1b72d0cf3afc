-- Writing and publishing in the admin: posts that wait for their day, addresses that changed, lists for the staff.

alter table blog_posts add column scheduled_at timestamptz;
alter table blog_posts add constraint only_drafts_wait check (scheduled_at is null or status = 'draft');
alter table case_studies add column scheduled_at timestamptz;
alter table case_studies add constraint only_drafts_wait check (scheduled_at is null or status = 'draft');
create index blog_posts_due on blog_posts (scheduled_at) where scheduled_at is not null;
create index case_studies_due on case_studies (scheduled_at) where scheduled_at is not null;

-- What the staff read: everything, newest first, and one status.
create index blog_posts_written on blog_posts (created_at desc, id);
create index blog_posts_status on blog_posts (status, created_at desc, id);
create index blog_posts_title on blog_posts (title, id);
create index case_studies_written on case_studies (created_at desc, id);
create index case_studies_status on case_studies (status, created_at desc, id);
create index case_studies_title on case_studies (title, id);

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
