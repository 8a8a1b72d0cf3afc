-- Referral (ADR 0079): a buyer's own code gives a friend a discount on the first purchase, and its owner credit once the
-- refund period of that purchase is over.

-- whole rupiah that the owner of the code gets for a purchase with it; null: not a referral discount
alter table discounts add column referral_reward bigint check (referral_reward between 1 and 10000000);
alter table discounts add constraint referral_is_for_new_buyers check (
  referral_reward is null or (
    not is_automatic and not is_retention and first_purchase_only and max_uses is null and max_uses_per_buyer = 1
    and cardinality(emails) = 0
  )
);
create unique index discounts_one_referral on discounts (is_active) where referral_reward is not null and is_active;
create index discounts_referral on discounts (created_at desc) where referral_reward is not null;

-- The codes stay when the terms change: a change of terms is a new discount, which takes the codes over.
create or replace function guard_discount_code() returns trigger language plpgsql as $$
begin
  if (new.code, new.max_uses) is distinct from (old.code, old.max_uses)
     or new.uses <> old.uses and pg_trigger_depth() < 2
     or new.discount_id <> old.discount_id
        and exists (select from discounts where id in (old.discount_id, new.discount_id) and referral_reward is null)
  then
    raise exception 'a code stays what it was made as' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- One for each buyer. It goes when its owner leaves; the code itself then brings nothing any more.
create table referral_codes (
  code text primary key references discount_codes (code),
  user_id uuid not null unique references users (id),
  created_at timestamptz not null default now()
);

create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references users (id),
  -- once for each friend, and for one order of theirs, whatever races
  friend_id uuid not null unique references users (id),
  order_id uuid not null unique references orders (id),
  code text not null references discount_codes (code),
  -- sen, for an order that is kept whole; never more than was paid for it
  reward_bigint bigint not null check (reward_bigint > 0 and reward_bigint % 100 = 0),
  -- the end of the order's refund period
  due_at timestamptz not null,
  -- when what is due is compared with what was credited; null: nothing to do
  settle_at timestamptz,
  -- sen credited that are no longer due and were spent already; set against later promotional credit
  owed_bigint bigint not null default 0 check (owed_bigint >= 0),
  -- why it counts for nothing; null: it counts
  refused_reason text check (refused_reason in ('same_device', 'same_payer', 'staff')),
  -- both seem to live at one place: shown to the staff, changes nothing
  is_household boolean not null default false,
  -- the staff's decision, which no later look of the server changes
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint nobody_refers_themselves check (referrer_id <> friend_id),
  constraint referral_is_decided_by_somebody check ((decided_by is null) = (decided_at is null))
);
create index referrals_newest on referrals (created_at desc, id desc);
create index referrals_of_referrer on referrals (referrer_id, created_at desc, id desc);
create index referrals_to_settle on referrals (settle_at) where settle_at is not null;
create index referrals_owed on referrals (referrer_id) where owed_bigint > 0;
create trigger referrals_stamp before update on referrals for each row execute function stamp_updated_at();
create trigger referrals_no_delete before delete on referrals for each row execute function refuse_change();

create function guard_referral() returns trigger language plpgsql as $$
begin
  if row(new.id, new.referrer_id, new.friend_id, new.order_id, new.code, new.reward_bigint, new.due_at)
     is distinct from
     row(old.id, old.referrer_id, old.friend_id, old.order_id, old.code, old.reward_bigint, old.due_at)
  then
    raise exception 'referral % keeps what was promised', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger referrals_guard before update on referrals for each row execute function guard_referral();

-- What was credited for a referral, and taken back.
create table referral_entries (
  posting_id bigint primary key references ledger_postings (id),
  referral_id uuid not null references referrals (id),
  -- sen; negative: taken back
  amount_bigint bigint not null check (amount_bigint <> 0),
  created_at timestamptz not null default now()
);
create index referral_entries_referral on referral_entries (referral_id);
create trigger referral_entries_append_only before update or delete on referral_entries
  for each row execute function refuse_change();

-- The referral is held, so that two at once are counted in turn.
create function guard_referral_entry() returns trigger language plpgsql as $$
declare
  promised bigint;
  owner uuid;
begin
  select reward_bigint, referrer_id into promised, owner from referrals where id = new.referral_id for update;
  if (select coalesce(sum(amount_bigint), 0) from referral_entries where referral_id = new.referral_id)
       + new.amount_bigint not between 0 and promised then
    raise exception 'referral % was promised %', new.referral_id, promised using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from ledger_entries e
    join wallets w on w.id = e.wallet_id and w.user_id = owner
    join ledger_entries other on other.posting_id = e.posting_id and other.account = 'promotions'
    where e.posting_id = new.posting_id and e.amount_bigint = new.amount_bigint and other.amount_bigint = -e.amount_bigint
  ) then
    raise exception 'posting % is not of referral %', new.posting_id, new.referral_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger referral_entries_guard before insert on referral_entries
  for each row execute function guard_referral_entry();

create function refund_period_end(placed timestamptz, metadata jsonb) returns timestamptz language sql stable as $$
  select placed + make_interval(days => coalesce(
    (metadata #>> '{refund_policy,days}')::integer,
    (select value::integer from settings where key = 'refund_days'), 7))
$$;

-- A purchase with somebody's code is their referral, whichever release sells it and by which use case.
create function record_referral() returns trigger language plpgsql as $$
begin
  insert into referrals (referrer_id, friend_id, order_id, code, reward_bigint, due_at, settle_at)
  select c.user_id, new.user_id, o.id, c.code, least(d.referral_reward * 100, o.amount_bigint), due_at, due_at
  from referral_codes c, discounts d, orders o, refund_period_end(o.created_at, o.metadata) due_at
  where c.code = new.code and d.id = new.discount_id and d.referral_reward is not null
    and o.id = new.order_id and o.amount_bigint > 0 and c.user_id <> new.user_id
  on conflict do nothing;
  return null;
end $$;
create trigger discount_uses_record_referral after insert or update of status on discount_uses
  for each row when (new.status = 'used' and new.code is not null) execute function record_referral();

-- Money that goes back changes what is due, whoever gives it back; promotional credit that comes back to a referrer takes
-- what is owed.
create function settle_refunded_referral() returns trigger language plpgsql as $$
begin
  update referrals set settle_at = now() where order_id = new.reference_id::uuid;
  update referrals set settle_at = now()
    where owed_bigint > 0 and referrer_id = (select user_id from orders where id = new.reference_id::uuid);
  return null;
end $$;
create trigger refunds_settle_referrals after insert on ledger_postings
  for each row when (new.type = 'refund' and new.reference_type = 'order') execute function settle_refunded_referral();

-- Disputed, or a dispute was lost: the payment of the order, or one that was in the wallet which paid for it.
create function is_disputed(o orders) returns boolean language sql stable as $$
  select exists (
    select from payment_disputes d join payments p on p.id = d.payment_id
    where d.takes_money and d.status <> 'won'
      and (p.id = o.payment_id or o.payment_id is null and p.user_id = o.user_id and p.created_at <= o.created_at))
$$;

create function settle_disputed_referral() returns trigger language plpgsql as $$
begin
  update referrals set settle_at = now() where friend_id = (select user_id from payments where id = new.payment_id);
  return null;
end $$;
-- By its name it fires after `payment_disputes_freeze`: wallets are locked before referrals everywhere.
create trigger payment_disputes_settle_referrals after insert or update of status on payment_disputes
  for each row when (new.takes_money) execute function settle_disputed_referral();

-- One spelling per mailbox, as `mailboxOf` in shared/people/mailbox.ts.
create function mailbox_of(address text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
  from (select split_part(substring(lower(address) from '^(.*)@'), '+', 1) as name,
               substring(lower(address) from '@([^@]*)$') as domain) parts
$$;
create index users_mailbox on users (mailbox_of(email));

-- Both were signed in by the same browser program at the same address within a day. Behind the shared address of a mobile
-- network that can be two people, so the staff can count such a referral after all.
create function shares_device(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from auth_sessions a
    join auth_sessions b on b.user_agent = a.user_agent
      and coalesce(b.last_seen_address, b.ip_address) = coalesce(a.last_seen_address, a.ip_address)
      and b.last_seen_at between a.last_seen_at - interval '1 day' and a.last_seen_at + interval '1 day'
    where a.user_id = one and b.user_id = other and a.user_agent <> '')
$$;

create function shares_address(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from auth_sessions a
    join auth_sessions b
      on coalesce(b.last_seen_address, b.ip_address) = coalesce(a.last_seen_address, a.ip_address)
    where a.user_id = one and b.user_id = other)
$$;

-- Who paid, as far as the gateway's notice says so: PayPal's account, the number of an e-wallet, or a typed address.
create function payer_of(payload jsonb) returns text language sql immutable parallel safe as $$
  select nullif(lower(coalesce(
    payload #>> '{resource,payer,payer_id}', payload #>> '{resource,payer,email_address}',
    payload #>> '{data,channel_properties,mobile_number}', payload #>> '{data,object,customer_details,email}',
    payload #>> '{payer_email}')), '')
$$;

-- Affiliates: accounts that earn a share of what was bought with a code of theirs, paid by bank transfer (ADR 0079).
create table affiliates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id),
  -- of an ordinary discount
  code text not null unique references discount_codes (code),
  rate_percent integer not null check (rate_percent between 1 and 90),
  -- days after a purchase with the code within which others of its buyer count, too
  window_days integer not null check (window_days between 0 and 365),
  -- where commissions are sent, as the staff write it for the bank
  bank_account text not null check (length(bank_account) <= 200),
  is_active boolean not null default true,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index affiliates_newest on affiliates (created_at desc, id desc);
create trigger affiliates_stamp before update on affiliates for each row execute function stamp_updated_at();
create trigger affiliates_no_delete before delete on affiliates for each row execute function refuse_change();

-- One for each order. What it is worth follows the order's refunds, so it is computed when it is read.
create table affiliate_commissions (
  order_id uuid primary key references orders (id),
  affiliate_id uuid not null references affiliates (id),
  -- as it was when the order was placed
  rate_percent integer not null check (rate_percent between 1 and 90),
  -- false: bought without the code, within the days of a purchase with it
  by_code boolean not null,
  -- the end of the order's refund period
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index affiliate_commissions_affiliate on affiliate_commissions (affiliate_id, created_at desc, order_id);
create trigger affiliate_commissions_no_delete before delete on affiliate_commissions
  for each row execute function refuse_change();

-- Nobody earns from what they buy themselves. A typed code wins over the days of an earlier one.
create function record_commission() returns trigger language plpgsql as $$
begin
  insert into affiliate_commissions (order_id, affiliate_id, rate_percent, by_code, due_at)
  select o.id, a.id, a.rate_percent, true, refund_period_end(o.created_at, o.metadata)
  from affiliates a join users earner on earner.id = a.user_id, orders o join users buyer on buyer.id = o.user_id
  where a.code = new.code and a.is_active and o.id = new.order_id and o.amount_bigint > 0
    and earner.id <> buyer.id and mailbox_of(earner.email) <> mailbox_of(buyer.email)
    and not shares_device(earner.id, buyer.id)
  on conflict (order_id) do update
    set affiliate_id = excluded.affiliate_id, rate_percent = excluded.rate_percent, by_code = true
    where not affiliate_commissions.by_code;
  return null;
end $$;
create trigger discount_uses_record_commission after insert or update of status on discount_uses
  for each row when (new.status = 'used' and new.code is not null) execute function record_commission();

create function record_later_commission() returns trigger language plpgsql as $$
begin
  insert into affiliate_commissions (order_id, affiliate_id, rate_percent, by_code, due_at)
  select new.id, a.id, a.rate_percent, false, refund_period_end(new.created_at, new.metadata)
  from orders o join affiliate_commissions c on c.order_id = o.id and c.by_code
  join affiliates a on a.id = c.affiliate_id and a.is_active
  where o.user_id = new.user_id and new.created_at between o.created_at and o.created_at + make_interval(days => a.window_days)
  order by o.created_at desc limit 1
  on conflict do nothing;
  return null;
end $$;
create trigger orders_record_commission after insert on orders
  for each row when (new.amount_bigint > 0 and new.posting_id is not null) execute function record_later_commission();

-- What each commission is worth now, in sen: whole rupiah of what is kept of its order; nothing of a disputed one.
create view affiliate_standings as
select c.order_id, c.affiliate_id, c.rate_percent, c.by_code, c.due_at, o.created_at, o.amount_bigint as paid_bigint,
       kept.amount as kept_bigint, div(kept.amount * c.rate_percent, 10000)::bigint * 100 as commission_bigint,
       c.due_at <= now() as is_due
from affiliate_commissions c
join orders o on o.id = c.order_id,
lateral (
  select case when is_disputed(o) then 0
    else o.amount_bigint - coalesce((
      select sum(e.amount_bigint) from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
      where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = o.id::text), 0) end as amount
) kept;

-- What was sent to an affiliate's bank. A refund afterwards leaves the balance below zero, which later commissions fill.
create table affiliate_payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references affiliates (id),
  -- sen
  amount_bigint bigint not null check (amount_bigint > 0 and amount_bigint % 100 = 0),
  paid_by uuid not null references users (id),
  created_at timestamptz not null default now()
);
create index affiliate_payouts_affiliate on affiliate_payouts (affiliate_id, created_at desc);
create trigger affiliate_payouts_append_only before update or delete on affiliate_payouts
  for each row execute function refuse_change();

create function affiliate_balance(affiliate uuid) returns bigint language sql stable as $$
  select coalesce((select sum(commission_bigint) from affiliate_standings where affiliate_id = affiliate and is_due), 0)::bigint
    - coalesce((select sum(amount_bigint) from affiliate_payouts where affiliate_id = affiliate), 0)::bigint
$$;

-- The affiliate is held, so that two at once are counted in turn.
create function guard_affiliate_payout() returns trigger language plpgsql as $$
begin
  perform from affiliates where id = new.affiliate_id for update;
  if new.amount_bigint > affiliate_balance(new.affiliate_id) then
    raise exception 'affiliate % has not earned that much', new.affiliate_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger affiliate_payouts_guard before insert on affiliate_payouts
  for each row execute function guard_affiliate_payout();
