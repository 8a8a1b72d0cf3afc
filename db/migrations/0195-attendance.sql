-- Who came to a session of a class, and the lesson that it became (docs/decisions/0134).
create table class_attendance (
  session_id uuid not null references class_sessions (id) on delete cascade,
  user_id uuid not null references users (id),
  recorded_by uuid references users (id),
  recorded_at timestamptz not null default now(),
  primary key (session_id, user_id)
);
create index class_attendance_of_user on class_attendance (user_id);
