-- A session to which nobody came has nobody who came, and has begun.
select s.id, s.starts_at from class_sessions_unattended u join class_sessions s on s.id = u.session_id
where s.starts_at > now() or exists (select from class_attendance a where a.session_id = s.id);
