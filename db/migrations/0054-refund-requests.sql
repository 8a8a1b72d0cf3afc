-- A buyer asks for money back (DECISIONS 51). Facts are kept as they were when it was asked.

create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  order_id uuid not null references orders (id),
  order_item_id uuid not null references order_items (id),
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0),
  destination text not null check (destination in ('wallet', 'original_payment')),
  reason text not null check (length(reason) between 1 and 1000),
  consumed_percent integer not null check (consumed_percent between 0 and 100),
  download_count integer not null check (download_count >= 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected', 'withdrawn')),
  decision_note text not null default '' check (length(decision_note) <= 1000),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refund_request_is_decided check ((status = 'requested') = (decided_at is null)),
  constraint rejection_has_a_reason check (status <> 'rejected' or decision_note <> '')
);
-- One that is open, or was granted, per item.
create unique index refund_requests_one_open on refund_requests (order_item_id) where status in ('requested', 'approved');
create index refund_requests_order on refund_requests (order_id, created_at desc);
create index refund_requests_queue on refund_requests (status, created_at, id);
create trigger refund_requests_stamp before update on refund_requests
  for each row execute function stamp_updated_at();

create function guard_refund_request() returns trigger language plpgsql as $$
begin
  if old.status <> 'requested' then
    raise exception 'a refund request is decided once' using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount_bigint <> old.amount_bigint or new.order_item_id <> old.order_item_id or new.user_id <> old.user_id then
    raise exception 'a refund request keeps what was asked for' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger refund_requests_guard before update on refund_requests
  for each row execute function guard_refund_request();
