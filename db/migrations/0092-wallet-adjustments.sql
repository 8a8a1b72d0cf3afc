-- Adjustments of wallets that are too large for one person (DECISIONS 4, 49). Smaller ones are postings at once. The
-- code is modules/adjustments; what stands here is the last guard.

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

-- The lists of the staff: wallets by balance and age.
create index wallets_newest on wallets (created_at desc, id desc);
create index wallets_balance on wallets (balance_bigint desc, created_at desc, id);
-- People are found by a part of their name or address.
create index if not exists users_search on users using gin ((full_name || ' ' || email) gin_trgm_ops);
