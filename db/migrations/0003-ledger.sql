-- Money. Append-only double entry (DECISIONS 4). The code that posts is modules/ledger; what stands here
-- is the last guard: whatever a program or a person at a prompt tries, these rules hold.

create table wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  currency text not null default 'IDR' check (currency = 'IDR'),
  -- sen; the upper bound keeps every sum inside what a double counts exactly
  balance_bigint bigint not null default 0 check (balance_bigint between 0 and 100000000000000),
  -- how many entries the wallet has: kept by the same trigger as the balance, so a long history is never counted
  entry_count bigint not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, currency)
);

-- The other side of every posting. No running balance, so none of these is ever a hot row.
create table ledger_accounts (
  code text primary key,
  description text not null
);
insert into ledger_accounts (code, description) values
  ('gateway_clearing', 'Money that gateways took in or paid out'),
  ('sales_revenue', 'One-time products sold for credit'),
  ('subscription_revenue', 'Subscription periods charged to credit'),
  ('refunds', 'Given back to wallets'),
  ('adjustments', 'Corrections by an admin'),
  ('promotions', 'Vouchers and gifts');

create table ledger_postings (
  id bigint generated always as identity primary key,
  type text not null check (type in ('topup', 'purchase', 'refund', 'adjustment', 'subscription')),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200),
  description text not null default '',
  reference_type text,
  reference_id text,
  metadata jsonb not null default '{}',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  -- entries may only join a posting inside the transaction that wrote it
  written_in xid8 not null default pg_current_xact_id()
);
create index ledger_postings_reference on ledger_postings (reference_type, reference_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings (id),
  wallet_id uuid references wallets (id),
  account text references ledger_accounts (code),
  -- sen, signed
  amount_bigint bigint not null check (amount_bigint <> 0),
  balance_before bigint,
  balance_after bigint,
  created_at timestamptz not null default now(),
  constraint entry_has_one_side check ((wallet_id is null) <> (account is null)),
  constraint wallet_entry_has_balances check (
    (wallet_id is not null) = (balance_before is not null) and (balance_before is null) = (balance_after is null)
  ),
  constraint balance_follows_amount check (balance_after = balance_before + amount_bigint),
  constraint balance_not_negative check (balance_after >= 0)
);
create index ledger_entries_wallet on ledger_entries (wallet_id, id desc) include (amount_bigint)
  where wallet_id is not null;
create index ledger_entries_posting on ledger_entries (posting_id);

-- A wallet's entry carries its balance over: it must continue exactly where the wallet stands, and moves it.
create function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  perform 1 from ledger_postings where id = new.posting_id and written_in = pg_current_xact_id();
  if not found then
    raise exception 'posting % is closed', new.posting_id using errcode = 'restrict_violation';
  end if;
  if new.wallet_id is not null then
    update wallets set balance_bigint = new.balance_after, entry_count = entry_count + 1, updated_at = now()
      where id = new.wallet_id and balance_bigint = new.balance_before;
    if not found then
      raise exception 'entry does not continue the balance of wallet %', new.wallet_id
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger ledger_entries_apply before insert on ledger_entries
  for each row execute function apply_ledger_entry();

-- A balance moves only through an entry; a new wallet starts at zero.
create function guard_wallet_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_bigint <> 0 or new.entry_count <> 0 then
      raise exception 'a wallet starts at zero' using errcode = 'integrity_constraint_violation';
    end if;
  elsif (new.balance_bigint <> old.balance_bigint or new.entry_count <> old.entry_count)
        and pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by a ledger entry' using errcode = 'integrity_constraint_violation';
  elsif new.user_id <> old.user_id or new.currency <> old.currency or new.id <> old.id then
    raise exception 'a wallet keeps its owner and currency' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger wallets_guard before insert or update on wallets
  for each row execute function guard_wallet_balance();

-- Checked at commit: the entries of a posting sum to zero and there are at least two of them.
create function check_posting_balances() returns trigger language plpgsql as $$
declare
  total numeric;
  entries integer;
begin
  select coalesce(sum(amount_bigint), 0), count(*) into total, entries
    from ledger_entries where posting_id = new.id;
  if total <> 0 or entries < 2 then
    raise exception 'posting % has % entries that sum to %', new.id, entries, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
-- One check a posting is enough: entries can not join it after its transaction.
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function check_posting_balances();

create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger wallets_no_delete before delete on wallets
  for each row execute function refuse_change();
