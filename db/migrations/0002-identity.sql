-- Accounts, sessions (both in the shape Better Auth writes) and profiles.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  full_name text not null,
  avatar_url text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (email);
create index users_created_at on users (created_at desc, id desc);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user_id on auth_sessions (user_id);

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

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

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
  updated_at timestamptz not null default now()
);

create trigger users_stamp before update on users for each row execute function stamp_updated_at();
create trigger profiles_stamp before update on profiles for each row execute function stamp_updated_at();
