-- What each holder of a class was told of a session (docs/decisions/0134). Whoever was told something else than what is
-- so, or holds the class no more, hears of it by the next mail.
create table class_invitations (
  -- no reference: a session that was removed is still told as cancelled
  session_id uuid not null,
  user_id uuid not null references users (id),
  product_id uuid not null references products (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  -- of the invitation: counts what this holder was told
  sequence integer not null,
  is_cancelled boolean not null default false,
  primary key (session_id, user_id)
);
create index class_invitations_of_product on class_invitations (product_id, user_id) where not is_cancelled;
create index class_invitations_of_user on class_invitations (user_id);

-- As those of bookings, but for all holders at once.
create table class_reminders (
  session_id uuid not null references class_sessions (id) on delete cascade,
  starts_at timestamptz not null,
  hours integer not null check (hours in (1, 24)),
  created_at timestamptz not null default now(),
  primary key (session_id, starts_at, hours)
);

-- The calendar files of a mail beyond the first, which mail programs offer to keep.
alter table dev_mailbox add column further_invitations jsonb not null default '[]';
