-- Invoices of paid orders, numbered without gaps per year (docs/decisions/0050-invoices.md).

create table invoice_counters (
  year integer primary key check (year between 2000 and 9999),
  last_number integer not null check (last_number > 0)
);

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
  unique (year, sequence)
);
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices
  for each statement execute function refuse_change();

-- The next number, and no other: whoever inserts holds the counter's row until the end of the transaction.
create function take_invoice_number() returns trigger language plpgsql as $$
begin
  select extract(year from o.created_at at time zone 'Asia/Jakarta') into new.year
    from orders o where o.id = new.order_id and o.amount_bigint > 0 and o.status in ('completed', 'refunded');
  if new.year is null then
    raise exception 'order % was not paid', new.order_id using errcode = 'restrict_violation';
  end if;
  insert into invoice_counters (year, last_number) values (new.year, 1)
    on conflict (year) do update set last_number = invoice_counters.last_number + 1
    returning last_number into new.sequence;
  return new;
end $$;
create trigger invoices_number before insert on invoices for each row execute function take_invoice_number();
