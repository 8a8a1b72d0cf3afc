-- What one admin adjusted alone. Within 24 hours it stays within the limit of the settings, for each admin and for each
-- wallet, so that a large sum does not pass as many small ones. The code is modules/adjustments.
create table lone_adjustments (
  posting_id bigint primary key references ledger_postings (id),
  admin_id uuid not null references users (id),
  wallet_id uuid not null references wallets (id),
  -- sen, without the sign: to give and to take do not cancel each other
  amount_bigint bigint not null check (amount_bigint > 0),
  -- sen; the limit as it stood
  limit_bigint bigint not null check (limit_bigint >= 0),
  created_at timestamptz not null default now()
);
create index lone_adjustments_admin on lone_adjustments (admin_id, created_at desc);
create index lone_adjustments_wallet on lone_adjustments (wallet_id, created_at desc);

insert into lone_adjustments (posting_id, admin_id, wallet_id, amount_bigint, limit_bigint, created_at)
select p.id, p.created_by, e.wallet_id, abs(e.amount_bigint), abs(e.amount_bigint), p.created_at
from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
where p.type = 'adjustment' and p.created_by is not null and p.idempotency_key like 'adjustment:%';

-- The admin first, then the wallet, as the code does: two at once of one admin, or on one wallet, follow each other.
create function guard_lone_adjustment() returns trigger language plpgsql as $$
declare
  since constant timestamptz := now() - interval '24 hours';
begin
  perform pg_advisory_xact_lock(hashtextextended('adjustments of ' || new.admin_id, 0));
  perform from wallets where id = new.wallet_id for update;
  if not exists (
    select from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where p.id = new.posting_id and p.type = 'adjustment' and e.wallet_id = new.wallet_id
      and abs(e.amount_bigint) = new.amount_bigint
  ) then
    raise exception 'posting % is not this adjustment', new.posting_id
      using errcode = 'integrity_constraint_violation', constraint = 'lone_adjustment_is_posted';
  end if;
  if (select coalesce(sum(amount_bigint), 0) from lone_adjustments where admin_id = new.admin_id and created_at > since)
       + new.amount_bigint > new.limit_bigint
     or (select coalesce(sum(amount_bigint), 0) from lone_adjustments where wallet_id = new.wallet_id and created_at > since)
       + new.amount_bigint > new.limit_bigint
  then
    raise exception 'a second admin has to approve this adjustment'
      using errcode = 'integrity_constraint_violation', constraint = 'lone_adjustments_stay_within_the_limit';
  end if;
  return new;
end $$;
create trigger lone_adjustments_guard before insert on lone_adjustments
  for each row execute function guard_lone_adjustment();
create trigger lone_adjustments_append_only before update or delete on lone_adjustments
  for each row execute function refuse_change();
create trigger lone_adjustments_no_truncate before truncate on lone_adjustments
  for each statement execute function refuse_change();
