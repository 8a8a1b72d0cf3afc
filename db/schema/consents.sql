-- What people agreed to.

-- The proof of a consent outlives the account, so the address is kept as a digest: it can be checked, not read.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid references users (id),
  email_digest text not null,
  purpose text not null,
  -- null: not about messages, such as terms, forms and waiting lists
  channel text check (channel in ('mail', 'whatsapp')),
  is_granted boolean not null,
  source text not null,
  -- the sentence beside the button or tick; null: a consent taken back, and those whose form is their source
  words text,
  -- when the person decided; earlier than `created_at` where a file brought it
  decided_at timestamptz not null default now(),
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

create function address_digest(address text) returns text language sql immutable strict parallel safe as $$
  select encode(sha256(convert_to(lower(address), 'utf8')), 'hex')
$$;

-- The latest decision about messages of each purpose and channel, for lists of 10^5 people. It stays when the address is
-- deleted, so that a file that is imported later does not bring back who has left.
create table consent_states (
  email_digest text not null,
  purpose text not null,
  channel text not null,
  is_granted boolean not null,
  source text not null,
  decided_at timestamptz not null,
  primary key (email_digest, purpose, channel)
);

create function keep_consent_state() returns trigger language plpgsql as $$
begin
  insert into consent_states (email_digest, purpose, channel, is_granted, source, decided_at)
  values (new.email_digest, new.purpose, new.channel, new.is_granted, new.source, new.decided_at)
  on conflict (email_digest, purpose, channel) do update
    set is_granted = excluded.is_granted, source = excluded.source, decided_at = excluded.decided_at;
  return null;
end $$;
create trigger consents_state after insert on consents
  for each row when (new.channel is not null) execute function keep_consent_state();
