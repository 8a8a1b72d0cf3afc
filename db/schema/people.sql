-- Making and unmaking an admin waits for a second admin, and nobody approves what was asked for before they were admin
-- (DECISIONS 70).

create table admin_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- what the account was when the change was asked for; with another state by now the approval would mean something else
  base_role text not null,
  base_active boolean not null,
  role text not null check (role in ('user', 'moderator', 'admin')),
  is_active boolean not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  requested_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint admin_change_is_one check ((base_role = 'admin' and base_active) <> (role = 'admin' and is_active)),
  constraint admin_change_is_decided check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint admin_change_has_a_second_admin check (status <> 'approved' or decided_by <> requested_by)
);
create unique index admin_changes_one_waits on admin_changes (user_id) where status = 'pending';
create trigger admin_changes_no_delete before delete on admin_changes
  for each row execute function refuse_change();

create function guard_admin_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'admin change % is decided once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if row(new.id, new.user_id, new.base_role, new.base_active, new.role, new.is_active, new.requested_by, new.created_at)
     is distinct from
     row(old.id, old.user_id, old.base_role, old.base_active, old.role, old.is_active, old.requested_by, old.created_at)
  then
    raise exception 'admin change % keeps what was asked for', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger admin_changes_guard before update on admin_changes
  for each row execute function guard_admin_change();

create function refuse_later_admin() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' and old.status = 'pending' and not exists (
    select from users where id = new.decided_by and admin_since <= old.created_at
  ) then
    raise exception 'who approves % was an admin when it was asked for', old.id
      using errcode = 'integrity_constraint_violation', constraint = 'approver_was_admin';
  end if;
  return new;
end $$;
create trigger admin_changes_approver before update on admin_changes
  for each row execute function refuse_later_admin();

-- What the staff notes about somebody, for the staff; it goes with the account.
create table person_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  body text not null check (length(body) between 1 and 2000),
  created_by uuid references users (id),
  created_at timestamptz not null default now()
);
create index person_notes_of_user on person_notes (user_id, created_at desc);
