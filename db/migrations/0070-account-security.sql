-- What guards an account: a second factor, passkeys, sessions that can be told apart, and an admin who always stays.

alter table users
  add column phone_number text unique,
  add column phone_number_verified boolean not null default false,
  add column two_factor_enabled boolean not null default false,
  -- The owner asked for the account to be deleted; it happens then, unless they change their mind.
  add column delete_after timestamptz,
  -- The person behind the account is gone; orders and postings stay with the empty shell.
  add column anonymised_at timestamptz;
create index users_to_delete on users (delete_after) where delete_after is not null and anonymised_at is null;

alter table auth_sessions
  -- When its owner last proved who they are: at sign-in, or asked again before something dangerous.
  add column confirmed_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now(),
  add column last_seen_address text;

create table auth_two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  -- both encrypted with AUTH_SECRET
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table auth_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null default 0,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index auth_passkeys_user on auth_passkeys (user_id);

create table auth_wallet_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  chain_id integer not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (address, chain_id)
);
create index auth_wallet_addresses_user on auth_wallet_addresses (user_id);

-- Keys that sign tokens for other services; the private half is encrypted with AUTH_SECRET.
create table auth_jwks (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

-- A wish to use another e-mail address: it counts when both mailboxes have said yes.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email)),
  current_token_hash text not null unique,
  new_token_hash text not null unique,
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- The last active admin can be neither demoted nor deactivated, whoever writes it (DECISIONS 34). Two admins who
-- demote each other at once stand in line at the lock; the second then sees what the first has done.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('the last admin', 0));
  if not exists (select from users where role = 'admin' and is_active and id <> old.id) then
    raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'users_keep_an_admin';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger users_keep_an_admin before update of role, is_active on users
  for each row when (old.role = 'admin' and old.is_active and (new.role <> 'admin' or not new.is_active))
  execute function keep_an_admin();
create trigger users_keep_an_admin_row before delete on users
  for each row when (old.role = 'admin' and old.is_active) execute function keep_an_admin();
