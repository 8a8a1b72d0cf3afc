-- Sessions of classes that the staff closed with nobody there: all their holders were absent. No row: not closed so.
create table class_sessions_unattended (
  session_id uuid primary key references class_sessions (id) on delete cascade,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null default now()
);
