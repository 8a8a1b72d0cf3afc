-- One mail for a payment that was opened and not paid (ADR 0025). A row is its one reminder.
create table payment_reminders (
  payment_id uuid primary key references payments (id),
  -- of the address, so that nobody is reminded more often than once in three days; it can be compared, not read
  email_digest text not null,
  created_at timestamptz not null default now()
);
create index payment_reminders_of_address on payment_reminders (email_digest, created_at desc);
create index payment_reminders_by_time on payment_reminders (created_at);

-- Guests who stopped them; accounts have a switch.
create table reminder_stops (
  email_digest text primary key,
  created_at timestamptz not null default now()
);
