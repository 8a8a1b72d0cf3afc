-- Invoices of paid orders, numbered without gaps per year, for companies as well, with PPN, and credit notes
-- (ADRs 0017 and 0018).

-- Rates of PPN as the law has them: a sale is taxed by the newest that was valid on its day in WIB. A new rate is a
-- new row.
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

create table invoice_counters (
  year integer primary key check (year between 2000 and 9999),
  last_number integer not null check (last_number > 0)
);

-- The tax inside a price in sen, in whole rupiah, half a rupiah up; null without a rate.
create function tax_within(total bigint, rate_percent integer, base_numerator integer, base_denominator integer)
returns bigint language sql immutable strict as $$
  select (div(
    2::numeric * total * rate_percent * base_numerator + 100 * (100 * base_denominator + rate_percent * base_numerator),
    200::numeric * (100 * base_denominator + rate_percent * base_numerator)
  ) * 100)::bigint
$$;

create table invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders (id),
  -- of the sale, in WIB
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text generated always as (
    'INV/' || year || '/' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
  ) stored,
  -- who sold it, as the shop was called when the invoice was made
  seller jsonb not null,
  created_at timestamptz not null default now(),
  -- in WIB: of the sale, or of the issue when the month of the sale is closed; its year is the number's
  issued_on date,
  total_bigint bigint check (total_bigint > 0),
  tax_bigint bigint not null default 0,
  tax_rate_percent integer,
  tax_base_numerator integer,
  tax_base_denominator integer,
  -- null: the customer of the order
  buyer jsonb,
  unique (year, sequence),
  constraint invoice_tax_has_its_rate check (
    (tax_rate_percent is null) = (tax_base_numerator is null)
    and (tax_rate_percent is null) = (tax_base_denominator is null)
    and tax_bigint = coalesce(tax_within(total_bigint, tax_rate_percent, tax_base_numerator, tax_base_denominator), 0)
  )
);
create index invoices_issued on invoices (issued_on, year, sequence);
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices
  for each statement execute function refuse_change();

-- The next number, and no other: whoever inserts holds the counter's row until the end of the transaction.
create function take_invoice_number() returns trigger language plpgsql as $$
begin
  select open_day((o.created_at at time zone interval '7 hours')::date), o.amount_bigint
    into new.issued_on, new.total_bigint
    from orders o where o.id = new.order_id and o.amount_bigint > 0 and o.status in ('completed', 'refunded');
  if new.issued_on is null then
    raise exception 'order % was not paid', new.order_id using errcode = 'restrict_violation';
  end if;
  new.year := extract(year from new.issued_on);
  insert into invoice_counters (year, last_number) values (new.year, 1)
    on conflict (year) do update set last_number = invoice_counters.last_number + 1
    returning last_number into new.sequence;
  return new;
end $$;
create trigger invoices_number before insert on invoices for each row execute function take_invoice_number();

create table credit_note_counters (
  year integer primary key check (year between 2000 and 9999),
  last_number integer not null check (last_number > 0)
);

-- One for each refund, whichever way its money went: part of an invoice that is taken back. Parties, rate and wording are
-- the invoice's.
create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id),
  -- the refund
  posting_id bigint not null unique references ledger_postings (id),
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text generated always as (
    'CN/' || year || '/' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
  ) stored,
  -- in WIB: of the refund, or of the issue when the month of the refund is closed
  issued_on date not null,
  total_bigint bigint not null check (total_bigint > 0),
  tax_bigint bigint not null check (tax_bigint between 0 and total_bigint),
  reason text not null,
  created_at timestamptz not null default now(),
  unique (year, sequence)
);
create index credit_notes_invoice on credit_notes (invoice_id);
create index credit_notes_issued on credit_notes (issued_on, year, sequence);
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function refuse_change();

-- Day, number and amount are the database's; the tax is compared. What all notes of an invoice take back of its tax is
-- the tax inside what they take back of its amount, so the last one leaves nothing.
create function take_credit_note_number() returns trigger language plpgsql as $$
declare
  invoice record;
  given bigint;
  given_tax bigint;
begin
  -- Held, so that two notes of one invoice are counted in turn.
  select id, order_id, number, total_bigint, tax_rate_percent, tax_base_numerator, tax_base_denominator
    into invoice from invoices where id = new.invoice_id for update;
  select open_day((p.created_at at time zone interval '7 hours')::date), e.amount_bigint, p.description
    into new.issued_on, new.total_bigint, new.reason
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
    where p.id = new.posting_id and p.type = 'refund' and p.reference_type = 'order'
      and p.reference_id = invoice.order_id::text;
  if new.issued_on is null then
    raise exception 'posting % refunds nothing of invoice %', new.posting_id, invoice.number
      using errcode = 'restrict_violation';
  end if;
  select coalesce(sum(total_bigint), 0) + new.total_bigint, coalesce(sum(tax_bigint), 0) into given, given_tax
    from credit_notes where invoice_id = invoice.id;
  if given > invoice.total_bigint or given_tax + new.tax_bigint <> coalesce(
    tax_within(given, invoice.tax_rate_percent, invoice.tax_base_numerator, invoice.tax_base_denominator), 0
  ) then
    raise exception 'invoice % has not that much to take back', invoice.number
      using errcode = 'integrity_constraint_violation';
  end if;
  new.year := extract(year from new.issued_on);
  insert into credit_note_counters (year, last_number) values (new.year, 1)
    on conflict (year) do update set last_number = credit_note_counters.last_number + 1
    returning last_number into new.sequence;
  return new;
end $$;
create trigger credit_notes_number before insert on credit_notes
  for each row execute function take_credit_note_number();
