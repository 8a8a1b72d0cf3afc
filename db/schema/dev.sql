-- What only a development installation writes. Empty in production.

-- Mail of a development installation: shown at /dev/mailbox instead of being sent.
create table dev_mailbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  -- Headers that a mail program acts on, e.g. the one-click unsubscribe.
  headers jsonb not null default '{}',
  -- by the job that sent it, as in sent_mails
  message_id text unique,
  -- The calendar file of a mail that is kept instead of sent.
  invitation jsonb,
  -- The calendar files of a mail beyond the first, which mail programs offer to keep.
  further_invitations jsonb not null default '[]'
);
create index dev_mailbox_to_address on dev_mailbox (to_address, id desc);

-- The development gateway's own books: it stands for somebody else's server and never touches ours.
create table dev_gateway_sessions (
  id text primary key,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  way text
);

-- What the development tools generated, so that clearing takes nothing else.
create table test_records (
  kind text not null check (kind in ('users', 'products', 'orders', 'blog_posts')),
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, id)
);
