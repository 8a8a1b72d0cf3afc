-- What the staff have looked at, and what the nightly look into the books found.

alter table payments
  -- when somebody looked at its flags, or at what else was odd about it, and wrote down why it is in order
  add column reviewed_at timestamptz;
create index payments_newest on payments (created_at desc, id desc);
create index payments_flagged on payments (created_at desc, id desc) where flags <> '{}' and reviewed_at is null;
create index payments_completed on payments (user_id, amount_bigint, completed_at) where completed_at is not null;
create index webhook_events_failed on webhook_events (received_at desc, id desc) where error_message is not null;

-- One row a night. `broken` lists the checks of db/checks that found something, with the first offending rows.
create table book_audits (
  id bigint generated always as identity primary key,
  checks integer not null check (checks > 0),
  broken jsonb not null check (jsonb_typeof(broken) = 'array'),
  started_at timestamptz not null,
  finished_at timestamptz not null default now()
);
create index book_audits_newest on book_audits (id desc);
create trigger book_audits_append_only before update or delete on book_audits
  for each row execute function refuse_change();
