-- Money: append-only double entry (DECISIONS 4). The code that posts is server/ledger; what stands here is the last
-- guard: whatever a program or a person at a prompt tries, these rules hold.

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
  -- The wallet follows its disputes, whoever writes them.
  is_disputed boolean not null default false,
  unique (user_id, currency)
);
-- The lists of the staff: wallets by balance and age.
create index wallets_newest on wallets (created_at desc, id desc);
create index wallets_balance on wallets (balance_bigint desc, created_at desc, id);
create trigger wallets_no_delete before delete on wallets
  for each row execute function refuse_change();

-- A balance moves only through an entry; a new wallet starts at zero. Inside a trigger that a statement fires the depth
-- is 1, and 2 when the trigger of an entry writes the wallet.
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
-- The journal reads a month in this order.
create index ledger_postings_moment on ledger_postings (created_at, id);
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function refuse_change();

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
  -- What was spent from the wallet so far (DECISIONS 6). What somebody spent in all, or between two moments, is then
  -- read from one or two entries however long the history is; it can not drift, because entries are never changed and
  -- only `apply_ledger_entry` writes it.
  spent_after bigint,
  constraint entry_has_one_side check ((wallet_id is null) <> (account is null)),
  constraint wallet_entry_has_balances check (
    (wallet_id is not null) = (balance_before is not null) and (balance_before is null) = (balance_after is null)
  ),
  constraint balance_follows_amount check (balance_after = balance_before + amount_bigint),
  constraint balance_not_negative check (balance_after >= 0),
  constraint wallet_entry_has_spending check (
    (wallet_id is not null) = (spent_after is not null)
  )
);
create index ledger_entries_wallet on ledger_entries (wallet_id, id desc) include (amount_bigint)
  where wallet_id is not null;
create index ledger_entries_posting on ledger_entries (posting_id);
-- Where a wallet stood at a moment: the last entry before it.
create index ledger_entries_wallet_moment on ledger_entries (wallet_id, created_at desc, id desc)
  include (balance_after, spent_after) where wallet_id is not null;
-- Entries are only ever appended, so a range of days lies together: a few bytes for each hundred pages.
create index ledger_entries_days on ledger_entries using brin (created_at);
create index ledger_entries_accounts on ledger_entries (created_at) include (account, amount_bigint)
  where account is not null;
-- Few entries are refunds, and what was refunded in a year is asked for by day, by order and by product.
create index ledger_entries_refunds on ledger_entries (created_at) include (posting_id, amount_bigint) where account = 'refunds';
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();

-- Purchases and subscription charges minus refunds; a refund of something can come after its month.
create function spending_of(type text, amount bigint) returns bigint language sql immutable strict parallel safe
  return case when type in ('purchase', 'subscription', 'refund') then -amount else 0 end;

-- A wallet's entry carries its balance over: it must continue exactly where the wallet stands, and moves it. It has the
-- date of its posting: the month of one is the month of the other.
create function apply_ledger_entry() returns trigger language plpgsql as $$
declare
  posting_type text;
  posted_at timestamptz;
begin
  select type, created_at into posting_type, posted_at
    from ledger_postings where id = new.posting_id and written_in = pg_current_xact_id();
  if not found then
    raise exception 'posting % is closed', new.posting_id using errcode = 'restrict_violation';
  end if;
  if new.created_at <> posted_at then
    raise exception 'an entry has the date of its posting' using errcode = 'integrity_constraint_violation';
  end if;
  -- Whatever the writer says: the figure is this trigger's alone.
  new.spent_after := null;
  if new.wallet_id is not null then
    update wallets set balance_bigint = new.balance_after, entry_count = entry_count + 1, updated_at = now()
      where id = new.wallet_id and balance_bigint = new.balance_before;
    if not found then
      raise exception 'entry does not continue the balance of wallet %', new.wallet_id
        using errcode = 'integrity_constraint_violation';
    end if;
    -- The update holds the wallet, so no other entry of it can come in between.
    new.spent_after := spending_of(posting_type, new.amount_bigint) + coalesce(
      (select e.spent_after from ledger_entries e where e.wallet_id = new.wallet_id order by e.id desc limit 1), 0);
  end if;
  return new;
end $$;
create trigger ledger_entries_apply before insert on ledger_entries
  for each row execute function apply_ledger_entry();

create function add_to_closed_day() returns trigger language plpgsql as $$
declare
  of_day constant date := (new.created_at at time zone interval '7 hours')::date;
  until date;
begin
  -- Waits while days are being closed: either that sees this entry, or this sees that the day is closed.
  select closed_until into until from ledger_closing for share;
  if of_day < until then
    insert into ledger_days (day, account, amount_bigint, entries)
    values (of_day, new.account, new.amount_bigint, 1)
    on conflict (day, account) do update
      set amount_bigint = ledger_days.amount_bigint + excluded.amount_bigint, entries = ledger_days.entries + 1;
  end if;
  return null;
end $$;
create trigger ledger_entries_dated_back after insert on ledger_entries
  for each row when (new.account is not null and new.created_at < clock_timestamp() - interval '1 hour')
  execute function add_to_closed_day();

-- One row: days before this one are in ledger_days.
create table ledger_closing (
  id boolean primary key default true check (id),
  closed_until date not null
);
insert into ledger_closing (closed_until) values ('2000-01-01');

-- What moved on each system account on each day that is over, in WIB, so that no look at the dashboard and no report
-- adds up the whole ledger. Entries are only ever appended, so a closed day changes for one reason: an entry that is
-- dated into it, as test data is; that one is added when it is written.
create table ledger_days (
  day date not null,
  account text not null references ledger_accounts (code),
  amount_bigint bigint not null,
  entries bigint not null,
  primary key (day, account)
);

-- Closes the days that ended two hours ago or earlier: no transaction that began in them is still open.
create function close_ledger_days() returns void language plpgsql as $$
declare
  until constant date := ((now() - interval '2 hours') at time zone interval '7 hours')::date;
  since date;
begin
  select closed_until into since from ledger_closing for update;
  if since >= until then return; end if;
  insert into ledger_days (day, account, amount_bigint, entries)
  select (created_at at time zone interval '7 hours')::date as day, account, sum(amount_bigint), count(*)
  from ledger_entries
  where account is not null
    and created_at >= since::timestamp at time zone interval '7 hours'
    and created_at < until::timestamp at time zone interval '7 hours'
  group by 1, 2;
  update ledger_closing set closed_until = until;
end $$;

-- Every day: the closed ones as they were added up, and what has moved since.
create view account_days as
  select day, account, amount_bigint, entries from ledger_days
  union all
  select (created_at at time zone interval '7 hours')::date, account, sum(amount_bigint)::bigint, count(*)
  from ledger_entries
  where account is not null
    and created_at >= (select closed_until::timestamp at time zone interval '7 hours' from ledger_closing)
  group by 1, 2;
