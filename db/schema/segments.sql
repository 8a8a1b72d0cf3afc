-- Saved filters over `people`. The rules are what the contract parses (`segmentRules`); they are read anew whenever the
-- segment is counted or listed.

create table segments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index segments_name on segments (lower(name));
create trigger segments_stamp before update on segments for each row execute function stamp_updated_at();
