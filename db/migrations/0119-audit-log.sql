-- The log as the admin reads it: by period.
create index audit_entries_newest on audit_entries (created_at desc, id desc);
