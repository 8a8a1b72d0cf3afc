-- Accounts, sign-ins (both in the shape Better Auth writes) and what guards them, whoever writes: the code, the auth
-- library, or a person at the console.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  full_name text not null,
  avatar_url text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone_number text unique,
  phone_number_verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  -- The owner asked for the account to be deleted; it happens then, unless they change their mind.
  delete_after timestamptz,
  -- The person behind the account is gone; orders and postings stay with the empty shell.
  anonymised_at timestamptz,
  -- What lists search, in small letters: comparing it letter by letter folds no case, row by row.
  search_text text not null generated always as (lower(full_name || ' ' || email)) stored,
  admin_since timestamptz,
  constraint admins_have_a_beginning
    check ((role = 'admin' and is_active) = (admin_since is not null))
);
create unique index users_email on users (email);
create index users_created_at on users (created_at desc, id desc);
create index users_to_delete on users (delete_after) where delete_after is not null and anonymised_at is null;
create index users_staff on users (role, created_at desc, id desc) where role <> 'user';
create index users_closed on users (created_at desc, id desc) where not is_active;
create index users_search on users using gin (search_text gin_trgm_ops);
create trigger users_stamp before update on users for each row execute function stamp_updated_at();

-- Deactivating an account ends its sessions in the same statement, whoever writes it (DECISIONS 39).
create function end_sessions_of_inactive_user() returns trigger language plpgsql as $$
begin
  delete from auth_sessions where user_id = new.id;
  return null;
end $$;
create trigger users_deactivated after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function end_sessions_of_inactive_user();

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

-- A link or a half-done sign-in is worth no more than the password and the address that it was made for. The library
-- keeps whose it is in `value`: links that set a password, and sign-ins that still lack their second factor.
create function end_open_proofs(owner uuid) returns void language sql as $$
  delete from auth_verifications where value = owner::text;
$$;

-- Codes by mail are kept under the address.
create function end_mailed_codes(address text) returns void language sql as $$
  delete from auth_verifications
  where identifier in ('sign-in-otp-' || address, 'email-verification-otp-' || address);
$$;

create function address_ends_open_proofs() returns trigger language plpgsql as $$
begin
  perform end_open_proofs(new.id);
  perform end_mailed_codes(old.email);
  perform end_mailed_codes(new.email);
  return null;
end $$;
create trigger users_address after update of email on users
  for each row when (new.email <> old.email) execute function address_ends_open_proofs();

-- However often a session is renewed, it ends so long after the sign-in (DECISIONS 55).
create function session_lifetime(role text) returns interval language sql immutable as $$
  select case when role = 'user' then interval '90 days' else interval '30 days' end;
$$;

create function limit_sessions_of_new_role() returns trigger language plpgsql as $$
begin
  update auth_sessions set expires_at = least(expires_at, created_at + session_lifetime(new.role))
  where user_id = new.id;
  return null;
end $$;
create trigger users_new_role after update of role on users
  for each row when (new.role <> old.role) execute function limit_sessions_of_new_role();

-- When somebody became an admin is written here only, so that it can not be chosen.
create function set_admin_since() returns trigger language plpgsql as $$
begin
  if not (new.role = 'admin' and new.is_active) then
    new.admin_since := null;
  elsif tg_op = 'INSERT' then
    new.admin_since := new.created_at;
  elsif old.role = 'admin' and old.is_active then
    new.admin_since := old.admin_since;
  else
    new.admin_since := now();
  end if;
  return new;
end $$;
create trigger users_admin_since before insert or update of role, is_active on users
  for each row execute function set_admin_since();

create table profiles (
  id uuid primary key references users (id) on delete cascade,
  phone text not null default '',
  whatsapp text not null default '',
  company text not null default '',
  website text not null default '',
  job_role text not null default '',
  company_size text not null default '',
  industry text not null default '',
  monthly_revenue text not null default '',
  founding_year integer check (founding_year between 1800 and 2200),
  headquarters text not null default '',
  company_description text not null default '',
  target_market text not null default '',
  business_model text not null default '',
  main_products_services text not null default '',
  current_challenges text not null default '',
  business_challenges text not null default '',
  ai_experience_level text not null default '',
  budget_range text not null default '',
  timeline_expectations text not null default '',
  interested_services text[] not null default '{}',
  instagram text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  linkedin text not null default '',
  youtube text not null default '',
  tiktok text not null default '',
  updated_at timestamptz not null default now(),
  -- What the owner of a profile has sent so far: form type to completed, last_updated and submission_count (ENT-007).
  form_completion_status jsonb not null default '{}' check (jsonb_typeof(form_completion_status) = 'object'),
  total_form_submissions integer not null default 0 check (total_form_submissions >= 0)
);
create trigger profiles_stamp before update on profiles for each row execute function stamp_updated_at();

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When its owner last proved who they are: at sign-in, or asked again before something dangerous.
  confirmed_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  last_seen_address text,
  -- When password or mailed code were asked for again in this session, after the sign-in: leaving for good needs it.
  -- Null: not yet.
  reauthenticated_at timestamptz
);
create index auth_sessions_user_id on auth_sessions (user_id);

create function limit_session() returns trigger language plpgsql as $$
begin
  select least(new.expires_at, new.created_at + session_lifetime(role))
    into new.expires_at from users where id = new.user_id;
  return new;
end $$;
create trigger auth_sessions_limit before insert or update of expires_at on auth_sessions
  for each row execute function limit_session();

create table auth_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user_id on auth_accounts (user_id);

create function password_ends_open_proofs() returns trigger language plpgsql as $$
begin
  perform end_open_proofs(new.user_id);
  perform end_mailed_codes(email) from users where id = new.user_id;
  return null;
end $$;
create trigger auth_accounts_password after update of password on auth_accounts
  for each row when (new.password is distinct from old.password) execute function password_ends_open_proofs();
create trigger auth_accounts_first_password after insert on auth_accounts
  for each row when (new.password is not null) execute function password_ends_open_proofs();

create table auth_verifications (
  id text default gen_random_uuid()::text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_value on auth_verifications using hash (value);

create table auth_two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  -- both encrypted with AUTH_SECRET
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- The 30 seconds whose code was used last; an older or the same code opens nothing any more.
  last_used_step bigint not null default 0
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

-- Which mails people get, and in which language.
create table account_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  mail_language text not null default 'id' check (mail_language in ('id', 'en')),
  receipts boolean not null default true,
  reminders boolean not null default true,
  updated_at timestamptz not null default now(),
  -- The language in which portal and admin open; null until one is chosen, since the two open in different ones.
  language text check (language in ('id', 'en')),
  learning boolean not null default true
);
create trigger account_preferences_stamp before update on account_preferences
  for each row execute function stamp_updated_at();

-- To which company the invoices of an account go; without a row, to the person.
create table billing_details (
  user_id uuid primary key references users (id),
  company_name text not null check (length(company_name) between 1 and 200),
  npwp text not null check (npwp ~ '^[0-9]{16}$'),
  address text not null check (length(address) between 1 and 500),
  updated_at timestamptz not null default now()
);
