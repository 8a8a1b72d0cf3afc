-- Pages of a document, sheets of a workbook that are not hidden, counted when it is stored.
-- Null: no such file, one that could not be read, or one that was stored before this.
alter table media_files add column page_count integer check (page_count > 0);
