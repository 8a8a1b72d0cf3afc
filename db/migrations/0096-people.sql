-- The staff's list of people: who signed in last, who belongs to the staff, which accounts are closed.
create index audit_entries_sign_ins on audit_entries (subject_id, id desc)
  where subject_type = 'user' and action in ('account.signed_in', 'account.recovery_code_used');
create index users_staff on users (role, created_at desc, id desc) where role <> 'user';
create index users_closed on users (created_at desc, id desc) where not is_active;
-- The log of one kind of subject, newest first.
create index audit_entries_kind on audit_entries (subject_type, id desc);
