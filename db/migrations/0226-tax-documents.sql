-- Invoices for companies, PPN and credit notes (docs/decisions/0170 and 0171).

-- Rates of PPN as the law has them: a sale is taxed by the newest that was valid on its day in WIB. A new rate is a new row.
create table tax_rates (
  valid_from date primary key,
  rate_percent integer not null check (rate_percent between 1 and 99),
  -- the part of the price before tax that the rate is of ("DPP nilai lain")
  base_numerator integer not null check (base_numerator > 0),
  base_denominator integer not null check (base_denominator between base_numerator and 1000)
);
insert into tax_rates (valid_from, rate_percent, base_numerator, base_denominator) values
  ('2022-04-01', 11, 1, 1),
  ('2025-01-01', 12, 11, 12);
create trigger tax_rates_append_only before update or delete on tax_rates
  for each row execute function refuse_change();

-- The tax inside a price in sen, in whole rupiah, half a rupiah up; null without a rate.
create function tax_within(total bigint, rate_percent integer, base_numerator integer, base_denominator integer)
returns bigint language sql immutable strict as $$
  select (div(
    2::numeric * total * rate_percent * base_numerator + 100 * (100 * base_denominator + rate_percent * base_numerator),
    200::numeric * (100 * base_denominator + rate_percent * base_numerator)
  ) * 100)::bigint
$$;

-- To which company the invoices of an account go; without a row, to the person.
create table billing_details (
  user_id uuid primary key references users (id),
  company_name text not null check (length(company_name) between 1 and 200),
  npwp text not null check (npwp ~ '^[0-9]{16}$'),
  address text not null check (length(address) between 1 and 500),
  updated_at timestamptz not null default now()
);

-- Months whose figures are final (docs/decisions/0172). Who dates something holds the shared lock; who closes, the other.
create table closed_months (
  month date primary key check (extract(day from month) = 1),
  closed_by uuid not null references users (id),
  closed_at timestamptz not null default now(),
  -- sen, as they stood when the month was closed
  balance_bigint bigint not null,
  invoices bigint not null,
  invoiced_bigint bigint not null,
  invoiced_tax_bigint bigint not null,
  credit_notes bigint not null,
  credited_bigint bigint not null,
  credited_tax_bigint bigint not null
);
create table closed_month_accounts (
  month date not null references closed_months (month),
  account text not null references ledger_accounts (code),
  amount_bigint bigint not null,
  entries bigint not null,
  primary key (month, account)
);

create function lock_months(is_closing boolean) returns void language plpgsql as $$
begin
  if is_closing then
    perform pg_advisory_xact_lock(hashtextextended('closed months', 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  end if;
end $$;

-- Whoever asks keeps months from being closed until the end of the transaction.
create function is_closed_day(day date) returns boolean language plpgsql as $$
begin
  perform lock_months(false);
  return day < (select max(month) + interval '1 month' from closed_months);
end $$;

-- The day that a document of that day is dated with: itself, or today when its month is closed.
create function open_day(day date) returns date language plpgsql as $$
begin
  return case when is_closed_day(day) then (now() at time zone interval '7 hours')::date else day end;
end $$;

create function guard_closed_month() returns trigger language plpgsql as $$
begin
  perform lock_months(true);
  if new.month + interval '1 month' > (now() at time zone interval '7 hours')::date then
    raise exception 'month % is not over', new.month using errcode = 'restrict_violation';
  end if;
  if new.month <= (select max(month) from closed_months) then
    raise exception 'month % is closed', new.month using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger closed_months_guard before insert on closed_months
  for each row execute function guard_closed_month();
create trigger closed_months_append_only before update or delete on closed_months
  for each row execute function refuse_change();
create trigger closed_months_no_truncate before truncate on closed_months
  for each statement execute function refuse_change();
create trigger closed_month_accounts_append_only before update or delete on closed_month_accounts
  for each row execute function refuse_change();
create trigger closed_month_accounts_no_truncate before truncate on closed_month_accounts
  for each statement execute function refuse_change();

-- A posting that only was too slow is tried again, in the month that is open by then (with-tx.ts).
create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if is_closed_day((new.created_at at time zone interval '7 hours')::date) then
    if new.created_at = now() then
      raise exception 'the month of % was closed meanwhile', new.created_at using errcode = 'serialization_failure';
    end if;
    raise exception 'the month of % is closed', new.created_at using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_postings_month before insert on ledger_postings
  for each row execute function refuse_closed_month();
-- The journal reads a month in this order.
create index ledger_postings_moment on ledger_postings (created_at, id);

-- As before (0050), and an entry has the date of its posting: the month of one is the month of the other.
create or replace function apply_ledger_entry() returns trigger language plpgsql as $$
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
