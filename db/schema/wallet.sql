-- Adjustments of wallets. One that is too large for one person waits for a second admin (DECISIONS 4, 49); smaller ones
-- are postings at once.

create table wallet_adjustments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- sen, signed; whole rupiah, because nothing smaller can be shown
  amount_bigint bigint not null check (amount_bigint <> 0 and amount_bigint % 100 = 0),
  description text not null check (length(description) between 1 and 500),
  reference_type text not null check (reference_type in ('manual_adjustment', 'bonus', 'penalty', 'correction')),
  reference_id text check (length(reference_id) between 1 and 200),
  metadata jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  requested_by uuid not null references users (id),
  decided_by uuid references users (id),
  decision_note text not null default '' check (length(decision_note) <= 500),
  decided_at timestamptz,
  posting_id bigint unique references ledger_postings (id),
  created_at timestamptz not null default now(),
  constraint adjustment_is_decided check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint approved_adjustment_is_posted check ((status = 'approved') = (posting_id is not null)),
  -- Neither who asked for it nor who gets it says yes to it; to say no is open to everybody.
  constraint adjustment_has_a_second_admin check (
    status <> 'approved' or (decided_by <> requested_by and decided_by <> user_id)
  )
);
create index wallet_adjustments_pending on wallet_adjustments (created_at, id) where status = 'pending';
create index wallet_adjustments_newest on wallet_adjustments (created_at desc, id desc);
create trigger wallet_adjustments_no_delete before delete on wallet_adjustments
  for each row execute function refuse_change();
create trigger wallet_adjustments_approver before update on wallet_adjustments
  for each row execute function refuse_later_admin();

create function guard_wallet_adjustment() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'adjustment % is decided once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if row(new.id, new.user_id, new.amount_bigint, new.description, new.reference_type, new.reference_id, new.metadata,
         new.requested_by, new.created_at)
     is distinct from
     row(old.id, old.user_id, old.amount_bigint, old.description, old.reference_type, old.reference_id, old.metadata,
         old.requested_by, old.created_at)
  then
    raise exception 'adjustment % keeps what was asked for', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger wallet_adjustments_guard before update on wallet_adjustments
  for each row execute function guard_wallet_adjustment();

-- Adjustments of one admin without a second one. Within 24 hours they stay within the limit of the settings, for each
-- admin and for each wallet, so that a large sum does not pass as many small ones.
create table solo_adjustments (
  posting_id bigint primary key references ledger_postings (id),
  admin_id uuid not null references users (id),
  wallet_id uuid not null references wallets (id),
  -- sen, without the sign: to give and to take do not cancel each other
  amount_bigint bigint not null check (amount_bigint > 0),
  -- sen; the limit as it stood
  limit_bigint bigint not null check (limit_bigint >= 0),
  created_at timestamptz not null default now()
);
create index solo_adjustments_admin on solo_adjustments (admin_id, created_at desc);
create index solo_adjustments_wallet on solo_adjustments (wallet_id, created_at desc);
create trigger solo_adjustments_append_only before update or delete on solo_adjustments
  for each row execute function refuse_change();
create trigger solo_adjustments_no_truncate before truncate on solo_adjustments
  for each statement execute function refuse_change();

-- The admin first, then the wallet, as the code does: two at once of one admin, or on one wallet, follow each other.
create function guard_solo_adjustment() returns trigger language plpgsql as $$
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
      using errcode = 'integrity_constraint_violation', constraint = 'solo_adjustment_is_posted';
  end if;
  if (select coalesce(sum(amount_bigint), 0) from solo_adjustments where admin_id = new.admin_id and created_at > since)
       + new.amount_bigint > new.limit_bigint
     or (select coalesce(sum(amount_bigint), 0) from solo_adjustments where wallet_id = new.wallet_id and created_at > since)
       + new.amount_bigint > new.limit_bigint
  then
    raise exception 'a second admin has to approve this adjustment'
      using errcode = 'integrity_constraint_violation', constraint = 'solo_adjustments_stay_within_the_limit';
  end if;
  return new;
end $$;
create trigger solo_adjustments_guard before insert on solo_adjustments
  for each row execute function guard_solo_adjustment();
