-- Months whose figures are final (ADR 0019).
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
create trigger closed_months_append_only before update or delete on closed_months
  for each row execute function refuse_change();
create trigger closed_months_no_truncate before truncate on closed_months
  for each statement execute function refuse_change();

-- A transaction that dates something takes the lock shared, one that closes a month takes it alone.
create function lock_months(is_closing boolean) returns void language plpgsql as $$
begin
  if is_closing then
    perform pg_advisory_xact_lock(hashtextextended('closed months', 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  end if;
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

create table closed_month_accounts (
  month date not null references closed_months (month),
  account text not null references ledger_accounts (code),
  amount_bigint bigint not null,
  entries bigint not null,
  primary key (month, account)
);
create trigger closed_month_accounts_append_only before update or delete on closed_month_accounts
  for each row execute function refuse_change();
create trigger closed_month_accounts_no_truncate before truncate on closed_month_accounts
  for each statement execute function refuse_change();

-- One row a night. `broken` lists the checks of db/checks that found something, with the first offending rows.
create table book_audits (
  id bigint generated always as identity primary key,
  checks integer not null check (checks > 0),
  broken jsonb not null check (jsonb_typeof(broken) = 'array'),
  started_at timestamptz not null,
  finished_at timestamptz not null default now()
);
create index book_audits_newest on book_audits (id desc);
create trigger book_audits_append_only before update or delete on book_audits
  for each row execute function refuse_change();

-- Whoever asks keeps months from being closed until the end of the transaction.
create function is_closed_day(day date) returns boolean language plpgsql as $$
begin
  perform lock_months(false);
  return day < (select max(month) + interval '1 month' from closed_months);
end $$;

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

-- The day that a document of that day is dated with: itself, or today when its month is closed.
create function open_day(day date) returns date language plpgsql as $$
begin
  return case when is_closed_day(day) then (now() at time zone interval '7 hours')::date else day end;
end $$;
