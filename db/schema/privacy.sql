-- What people may ask for: a copy of everything about them, and that it goes.

create table account_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- null until the job has packed it
  file bytea,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index account_exports_user on account_exports (user_id, created_at desc);
-- One at a time: a second wish while the first is packed is the same wish.
create unique index account_exports_one_pending on account_exports (user_id) where ready_at is null;

-- Whether the days of grace of an account are over: only then may the words of its owner go.
create function is_leaving(who uuid) returns boolean language sql stable as $$
  select exists (select from users where id = who and delete_after <= now())
$$;
