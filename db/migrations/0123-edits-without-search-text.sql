-- What the database computes is not there yet when an edit is counted, and is none itself: without this every save of
-- the content builder counted as an edit of the product's form.
create or replace function count_product_edit() returns trigger language plpgsql as $$
declare
  elsewhere constant text[] :=
    '{version,updated_at,updated_by,sort_order,stock,content_metadata,content_version,search_text}';
begin
  if to_jsonb(new) - elsewhere is distinct from to_jsonb(old) - elsewhere then
    new.version := greatest(old.version + 1, new.version);
  end if;
  return new;
end $$;
