-- Codes that credit a wallet. The credit is a posting against the promotions account (DECISIONS 4).

create table vouchers (
  id uuid primary key default gen_random_uuid(),
  -- as it is compared: capital letters and digits only
  code text not null unique check (code ~ '^[A-Z0-9]{4,40}$'),
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0 and amount_bigint % 100 = 0),
  -- null: as often as there are users
  max_uses integer check (max_uses > 0),
  used_count integer not null default 0 check (used_count >= 0),
  is_active boolean not null default true,
  starts_at timestamptz not null default now(),
  expires_at timestamptz,
  note text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (lower(code || ' ' || note)) stored,
  constraint voucher_not_overused check (max_uses is null or used_count <= max_uses),
  constraint voucher_ends_after_start check (expires_at is null or expires_at > starts_at)
);
create index vouchers_newest on vouchers (created_at desc, id desc);
create index vouchers_search on vouchers using gin (search_text gin_trgm_ops);
create trigger vouchers_stamp before update on vouchers for each row execute function stamp_updated_at();

-- Only the trigger of `voucher_redemptions`, at depth 2, counts the uses.
create function guard_voucher() returns trigger language plpgsql as $$
begin
  if new.used_count <> old.used_count and pg_trigger_depth() < 2 then
    raise exception 'uses of a voucher are counted by its redemptions' using errcode = 'integrity_constraint_violation';
  end if;
  if old.used_count > 0 and (new.code <> old.code or new.amount_bigint <> old.amount_bigint) then
    raise exception 'a voucher that was used keeps its code and amount' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger vouchers_guard before update on vouchers for each row execute function guard_voucher();

create table voucher_redemptions (
  id uuid primary key default gen_random_uuid(),
  voucher_id uuid not null references vouchers (id),
  user_id uuid not null references users (id),
  posting_id bigint not null unique references ledger_postings (id),
  amount_bigint bigint not null check (amount_bigint > 0),
  created_at timestamptz not null default now(),
  -- once per user, whatever races
  constraint voucher_once_per_user unique (voucher_id, user_id)
);
create index voucher_redemptions_user on voucher_redemptions (user_id, created_at desc);
create trigger voucher_redemptions_append_only before update or delete on voucher_redemptions
  for each row execute function refuse_change();

-- Uses are counted by the database, and only for a voucher that holds right now and is worth what was credited.
create function count_voucher_use() returns trigger language plpgsql as $$
begin
  update vouchers set used_count = used_count + 1
    where id = new.voucher_id and is_active and starts_at <= now() and (expires_at is null or expires_at > now())
      and amount_bigint = new.amount_bigint;
  if not found then
    raise exception 'voucher % can not be used now', new.voucher_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger voucher_redemptions_count before insert on voucher_redemptions
  for each row execute function count_voucher_use();
