-- One reminder for each session and time, 24 hours and 1 hour before: a session that was moved is reminded of anew.
create table booking_reminders (
  booking_id uuid not null references consultation_bookings (id) on delete cascade,
  starts_at timestamptz not null,
  hours integer not null check (hours in (1, 24)),
  created_at timestamptz not null default now(),
  primary key (booking_id, starts_at, hours)
);

-- The calendar file of a mail that is kept instead of sent.
alter table dev_mailbox add column invitation jsonb;
