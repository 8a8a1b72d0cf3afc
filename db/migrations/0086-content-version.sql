-- The content builder and the form of a product are edited side by side: each counts its own editions.

alter table products add column content_version integer not null default 1;

create function count_content_edit() returns trigger language plpgsql as $$
begin
  if new.content_metadata is distinct from old.content_metadata then
    new.content_version := old.content_version + 1;
  end if;
  return new;
end $$;
create trigger products_content_edited before update of content_metadata
  on products for each row execute function count_content_edit();

create or replace function count_product_edit() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{version,updated_at,updated_by,sort_order,stock,content_metadata,content_version}'::text[]
     is distinct from
     to_jsonb(old) - '{version,updated_at,updated_by,sort_order,stock,content_metadata,content_version}'::text[] then
    new.version := greatest(old.version + 1, new.version);
  end if;
  return new;
end $$;
