-- When password or mailed code were asked for again in this session, after the sign-in: leaving for good needs it.
-- Null: not yet.
alter table auth_sessions add column reauthenticated_at timestamptz;
