-- The column heads and the first three rows of a spreadsheet, read when it is stored: a cover draws the sheet as it is.
-- Null: no spreadsheet, or none that could be read.
alter table media_files add column table_sample jsonb check (jsonb_typeof(table_sample) = 'object');
