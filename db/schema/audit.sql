-- Who did what to whom, as it was and as it became. Nothing here is ever changed or dropped.

create table audit_entries (
  id bigint generated always as identity primary key,
  -- null: nobody is known, as at a wrong password, or the system itself acted
  actor_id uuid references users (id),
  actor_role text,
  action text not null check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- By which key something was done; null: by hand.
  api_key_id uuid references api_keys (id)
);
create index audit_entries_subject on audit_entries (subject_type, subject_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
-- The staff's list of people: who signed in last, who belongs to the staff, which accounts are closed.
create index audit_entries_sign_ins on audit_entries (subject_id, id desc)
  where subject_type = 'user' and action in ('account.signed_in', 'account.recovery_code_used');
-- The log of one kind of subject, newest first.
create index audit_entries_kind on audit_entries (subject_type, id desc);
-- The log as the admin reads it: by period.
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

-- The one permitted change: address and device of a person who was deleted are forgotten, the deed stays.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.address is null and new.user_agent is null then
    old.address := null;
    old.user_agent := null;
    if new is not distinct from old then return new; end if;
  end if;
  raise exception 'audit_entries is append-only: % refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
