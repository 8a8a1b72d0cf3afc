-- Uploaded media: what a picture is, the sizes in which it is kept, and who uses which file.

alter table media_files
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  -- what stands in a picture's place until it is there
  add column color text check (color ~ '^[0-9a-f]{6}$'),
  add column uploaded_by uuid references users (id) on delete set null,
  -- null: it was not uploaded by anybody, and nobody clears it away
  add column uploaded_at timestamptz,
  -- since when nothing uses it, as the clean-up saw it
  add column unused_since timestamptz;
create index media_files_uploads on media_files (unused_since) where uploaded_at is not null;

create table media_variants (
  file_id uuid not null references media_files (id) on delete cascade,
  format text not null check (format in ('avif', 'webp')),
  width integer not null check (width > 0),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9]+([._/-][a-z0-9]+)*$' and length(storage_key) <= 200),
  size_bytes bigint not null check (size_bytes > 0),
  primary key (file_id, format, width)
);

-- Which row uses which file. A file that is used can not be deleted, whoever wrote the row and whatever races: the
-- note locks the file, and the clean-up looks for notes while it holds the file.
create table media_uses (
  source text not null,
  source_key text not null,
  file_id uuid not null references media_files (id),
  primary key (source, source_key, file_id)
);
create index media_uses_file on media_uses (file_id);

-- Notes the files that a row names, anywhere in it. Its argument is the column that names the row.
create function note_media_uses() returns trigger language plpgsql as $$
declare
  used_by text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
  named uuid[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(distinct hit[1]::uuid), '{}') into named
    from regexp_matches(
      to_jsonb(new)::text,
      '(?:/api/media/|"file_id": ")([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
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

create trigger products_note_media
  after insert or delete or update of media_gallery, content_metadata, modules, description, content_body, instructor_avatar
  on products for each row execute function note_media_uses('id');
create trigger blog_posts_note_media after insert or delete or update of content, featured_image
  on blog_posts for each row execute function note_media_uses('id');
create trigger case_studies_note_media
  after insert or delete or update of content, preview_image, featured_image, logo_image
  on case_studies for each row execute function note_media_uses('id');
create trigger site_pages_note_media after insert or delete or update of content
  on site_pages for each row execute function note_media_uses('name');
create trigger settings_note_media after insert or delete or update of value
  on settings for each row execute function note_media_uses('key');

-- Files beside a product, and what was downloaded of them, name theirs by a column.
create index product_files_file on product_files (file_id);
create index file_downloads_file on file_downloads (file_id);
create function media_in_use(file uuid) returns boolean language sql stable as $$
  select exists (select from media_uses where file_id = file)
      or exists (select from product_files where file_id = file)
      or exists (select from file_downloads where file_id = file)
$$;
