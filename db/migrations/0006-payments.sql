-- Payments through gateways and the notices that gateways send (DECISIONS 11-13).

create table payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  gateway text not null,
  -- the gateway's own name for this payment; null until the gateway has answered
  session_id text,
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0),
  -- sen that really arrived; differs only with a flag
  received_bigint bigint check (received_bigint >= 0),
  currency text not null default 'IDR' check (currency = 'IDR'),
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'failed', 'expired', 'cancelled', 'refunded')),
  payment_method text not null,
  description text not null default '',
  checkout_url text,
  flags text[] not null default '{}',
  raw_payload jsonb not null default '{}',
  posting_id bigint unique references ledger_postings (id),
  expires_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, session_id),
  constraint completed_payment_is_posted check (
    status not in ('completed', 'refunded') or (posting_id is not null and received_bigint > 0)
  )
);
create index payments_user on payments (user_id, created_at desc, id desc);
create index payments_pending on payments (expires_at) where status = 'pending';
create trigger payments_stamp before update on payments for each row execute function stamp_updated_at();

create table webhook_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  event_type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  error_message text,
  attempts integer not null default 0,
  unique (gateway, event_id)
);
create index webhook_events_newest on webhook_events (received_at desc, id desc);

-- The development gateway's own books: it stands for somebody else's server and never touches ours.
create table dev_gateway_sessions (
  id text primary key,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
