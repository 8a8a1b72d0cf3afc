-- What the lists search, in small letters: comparing it letter by letter folds no case, row by row.

alter table products add column search_text text not null generated always as (lower(title || ' ' || description)) stored;
drop index products_search;
create index products_search on products using gin (search_text gin_trgm_ops);

alter table users add column search_text text not null generated always as (lower(full_name || ' ' || email)) stored;
drop index users_search;
create index users_search on users using gin (search_text gin_trgm_ops);

alter table orders
  add column search_text text not null generated always as (lower(customer_name || ' ' || customer_email)) stored;
drop index orders_search;
create index orders_search on orders using gin (search_text gin_trgm_ops);

alter table leads drop column headline;
alter table leads add column search_text text not null generated always as (
  lower(full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, ''))
) stored;
create index leads_search on leads using gin (search_text gin_trgm_ops);

alter table blog_posts drop column headline;
alter table blog_posts
  add column search_text text not null generated always as (lower(title || ' ' || excerpt || ' ' || joined(tags))) stored;
create index blog_posts_search_text on blog_posts using gin (search_text gin_trgm_ops);

alter table case_studies drop column headline;
alter table case_studies
  add column search_text text not null generated always as (lower(title || ' ' || company || ' ' || excerpt)) stored;
create index case_studies_search on case_studies using gin (search_text gin_trgm_ops);
