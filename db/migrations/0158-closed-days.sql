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

-- One row: days before this one are in ledger_days.
create table ledger_closing (
  id boolean primary key default true check (id),
  closed_until date not null
);
insert into ledger_closing (closed_until) values ('2000-01-01');

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

-- Every day: the closed ones as they were added up, and what has moved since.
create view account_days as
  select day, account, amount_bigint, entries from ledger_days
  union all
  select (created_at at time zone interval '7 hours')::date, account, sum(amount_bigint)::bigint, count(*)
  from ledger_entries
  where account is not null
    and created_at >= (select closed_until::timestamp at time zone interval '7 hours' from ledger_closing)
  group by 1, 2;
