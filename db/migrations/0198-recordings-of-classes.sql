-- A session's recording is a lesson of its product (docs/decisions/0134). Lessons lie in `products.modules`, so it is
-- read only while one of that id is there.
alter table class_sessions
  add column recording_lesson_id text check (length(recording_lesson_id) between 1 and 100);

-- What holders were told of: the row is the mail, as with invitations, and no lesson is told of twice.
create table class_recordings_told (
  session_id uuid not null references class_sessions (id) on delete cascade,
  lesson_id text not null,
  told_at timestamptz not null default now(),
  primary key (session_id, lesson_id)
);
