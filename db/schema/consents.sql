-- What people agreed to.

-- The proof of a consent outlives the account, so the address is kept as a digest: it can be checked, not read.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid references users (id),
  email_digest text not null,
  purpose text not null,
  is_granted boolean not null,
  source text not null,
  created_at timestamptz not null default now(),
  -- What stood in the terms and in the privacy policy when somebody agreed: when each was last changed. The change is
  -- in the audit log with what stood before. Null: a consent taken back.
  terms_of timestamptz,
  privacy_of timestamptz
);
create index consents_of_user on consents (user_id, purpose, id desc);
create index consents_of_address on consents (email_digest, purpose, id desc);
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_change();
create trigger consents_no_truncate before truncate on consents
  for each statement execute function refuse_change();
