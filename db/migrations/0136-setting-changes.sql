-- Changes of settings that guard money, asked for by one admin and waiting for another (DECISIONS 58). Which settings
-- these are stands in shared/site-settings.ts; what stands here is the last guard of the decision.

create table setting_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null check (length(key) between 1 and 100),
  -- what it was when the change was asked for; with another value by now the approval would mean something else
  base_value text not null,
  value text not null check (value <> base_value),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  requested_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint setting_change_is_decided check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint setting_change_has_a_second_admin check (status <> 'approved' or decided_by <> requested_by)
);
create unique index setting_changes_one_waits on setting_changes (key) where status = 'pending';
create trigger setting_changes_no_delete before delete on setting_changes
  for each row execute function refuse_change();

create function guard_setting_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'setting change % is decided once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if row(new.id, new.key, new.base_value, new.value, new.requested_by, new.created_at)
     is distinct from row(old.id, old.key, old.base_value, old.value, old.requested_by, old.created_at)
  then
    raise exception 'setting change % keeps what was asked for', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger setting_changes_guard before update on setting_changes
  for each row execute function guard_setting_change();
