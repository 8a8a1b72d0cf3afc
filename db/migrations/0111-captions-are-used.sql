-- The captions of a lesson are used by it like its film: a product that names them keeps them.

create or replace function note_media_uses() returns trigger language plpgsql as $$
declare
  used_by text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
  named uuid[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(distinct hit[1]::uuid), '{}') into named
    from regexp_matches(
      to_jsonb(new)::text,
      '(?:/api/media/|"(?:captions_)?file_id": ")([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
      'g'
    ) as hit;
  end if;
  if tg_op <> 'INSERT' then
    delete from media_uses
    where source = tg_table_name and source_key = used_by and file_id <> all (named);
  end if;
  if named <> '{}' then
    insert into media_uses (source, source_key, file_id)
    select tg_table_name, used_by, id from media_files where id = any (named) order by id for key share
    on conflict do nothing;
  end if;
  return null;
end $$;
