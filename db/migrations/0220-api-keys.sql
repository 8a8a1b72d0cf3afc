-- Keys by which programs call the API (docs/decisions/0166). Shown once; what is kept can only be compared.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- SHA-256 of the key
  digest text not null unique check (length(digest) = 64),
  -- the end of it, by which its owner knows it again
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  -- whose role is the most that it can do, as long as the account is open
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz check (expires_at > created_at),
  revoked_at timestamptz,
  -- to the minute
  last_used_at timestamptz
);
create index api_keys_of_creator on api_keys (created_by);

-- By which key something was done; null: by hand.
alter table audit_entries add column api_key_id uuid references api_keys (id);
