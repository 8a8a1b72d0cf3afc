-- What ad platforms are told of purchases, with the consent of who bought (ADR 0086).

-- The tick at a checkout: it permits to tell the platforms that it named of this one purchase and its refunds. While the
-- row is there, the consent holds; taking it back deletes the row.
create table ad_consents (
  id uuid primary key default gen_random_uuid(),
  -- the purchase that waits for its payment; null: bought at once
  intent_id uuid unique references purchase_intents (id),
  -- null: not paid yet
  order_id uuid unique references orders (id),
  platforms text[] not null check (cardinality(platforms) > 0 and platforms <@ array['meta', 'tiktok']),
  -- the sentence beside the tick
  words text not null,
  -- what the ad added to its link; null: none, or forgotten after the days in which it could be told
  fbclid text check (fbclid ~ '^[\w.-]+$' and length(fbclid) <= 500),
  ttclid text check (ttclid ~ '^[\w.-]+$' and length(ttclid) <= 500),
  -- of the browser that bought, which Meta wants to know of a purchase on a website; null: forgotten
  user_agent text check (length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  constraint ad_consent_is_of_a_purchase check (intent_id is not null or order_id is not null)
);
create index ad_consents_oldest on ad_consents (created_at);

-- One for each order, platform and thing that happened to the order.
create table ad_events (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  platform text not null check (platform in ('meta', 'tiktok')),
  kind text not null check (kind in ('purchase', 'refund')),
  -- the refund's; null: the purchase
  posting_id bigint references ledger_postings (id),
  -- sen: what was paid, or what was given back
  value_bigint bigint not null check (value_bigint > 0),
  occurred_at timestamptz not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'cancelled')),
  problem text check (problem in ('refused', 'no_answer', 'too_old', 'withdrawn', 'untold')),
  -- the platform's code, or how the call failed
  reason text check (length(reason) <= 200),
  attempt_count integer not null default 0 check (attempt_count >= 0),
  next_attempt_at timestamptz not null default now(),
  -- since then the platform may know it although its answer was lost; null: it can not
  uncertain_since timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique nulls not distinct (order_id, platform, kind, posting_id),
  constraint ad_refund_names_its_posting check ((kind = 'refund') = (posting_id is not null)),
  constraint ad_event_is_sent_once check ((status = 'sent') = (sent_at is not null)),
  constraint ad_problem_ends_it check ((status in ('failed', 'cancelled')) = (problem is not null))
);
create index ad_events_waiting on ad_events (next_attempt_at) where status = 'queued';
create index ad_events_newest on ad_events (created_at desc, id desc);

create function guard_ad_event() returns trigger language plpgsql as $$
begin
  if old.status in ('sent', 'cancelled') and new.status <> old.status then
    raise exception 'ad event % is settled', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if row(new.order_id, new.platform, new.kind, new.posting_id, new.value_bigint, new.occurred_at)
     is distinct from row(old.order_id, old.platform, old.kind, old.posting_id, old.value_bigint, old.occurred_at) then
    raise exception 'ad event % keeps what happened', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ad_events_guard before update on ad_events for each row execute function guard_ad_event();

-- A tick counts once the purchase is paid: the buyer of the order is known then, who may have been a visitor with a typed
-- address before. The log of consents has it from that moment.
create function tell_ad_platforms() returns trigger language plpgsql as $$
begin
  -- Of what cost nothing there is nothing to tell.
  if exists (select from orders where id = new.order_id and amount_bigint = 0) then
    delete from ad_consents where id = new.id;
    return null;
  end if;
  insert into consents (user_id, email_digest, purpose, is_granted, source, words, decided_at, terms_of, privacy_of)
  select o.user_id, address_digest(u.email), 'ads', true, 'checkout', new.words, new.created_at,
         (select updated_at from site_pages where name = 'terms'), (select updated_at from site_pages where name = 'privacy')
  from orders o join users u on u.id = o.user_id where o.id = new.order_id;
  insert into ad_events (order_id, platform, kind, value_bigint, occurred_at)
  select o.id, platform, 'purchase', o.amount_bigint, o.created_at
  from orders o, unnest(new.platforms) as platform where o.id = new.order_id;
  perform graphile_worker.add_job('send-ad-events');
  return null;
end $$;
create trigger ad_consents_tell after insert on ad_consents
  for each row when (new.order_id is not null) execute function tell_ad_platforms();
create trigger ad_consents_tell_later after update of order_id on ad_consents
  for each row when (new.order_id is not null and old.order_id is null) execute function tell_ad_platforms();

create function settle_ad_consent() returns trigger language plpgsql as $$
begin
  if new.status = 'completed' then
    update ad_consents set order_id = new.order_id where intent_id = new.id and order_id is null;
  else
    delete from ad_consents where intent_id = new.id;
  end if;
  return null;
end $$;
create trigger purchase_intents_settle_ad_consent after update of status on purchase_intents
  for each row when (old.status = 'waiting' and new.status <> 'waiting') execute function settle_ad_consent();

-- At commit, when the entries are there. A platform hears only of refunds of purchases that it was told or will be.
create function tell_ad_refund() returns trigger language plpgsql as $$
begin
  insert into ad_events (order_id, platform, kind, posting_id, value_bigint, occurred_at)
  select e.order_id, e.platform, 'refund', new.id, given.amount, new.created_at
  from ad_events e, (
    select sum(amount_bigint) as amount from ledger_entries where posting_id = new.id and amount_bigint > 0) given
  where e.order_id = new.reference_id::uuid and e.kind = 'purchase' and e.status in ('queued', 'sent')
    and exists (select from ad_consents c where c.order_id = e.order_id);
  if found then perform graphile_worker.add_job('send-ad-events'); end if;
  return null;
end $$;
create constraint trigger refunds_tell_ad_platforms after insert on ledger_postings
  deferrable initially deferred for each row when (new.type = 'refund' and new.reference_type = 'order')
  execute function tell_ad_refund();

-- Whichever way a consent is taken back, nothing more is told from that moment, and what was kept for it goes.
create function forget_ad_consent() returns trigger language plpgsql as $$
begin
  update ad_events e set status = 'cancelled', problem = 'withdrawn'
  from orders o where o.id = e.order_id and o.user_id = new.user_id and e.status in ('queued', 'failed');
  delete from ad_consents c using orders o where o.id = c.order_id and o.user_id = new.user_id;
  delete from ad_consents c using purchase_intents i
  where i.id = c.intent_id and (i.user_id = new.user_id or address_digest(i.guest_email) = new.email_digest);
  return null;
end $$;
create trigger consents_end_ads after insert on consents
  for each row when (new.purpose = 'ads' and not new.is_granted) execute function forget_ad_consent();

-- Programs are told of decisions about messages as of all else that happens (ADR 0010), without the address.
create function tell_consent() returns trigger language plpgsql as $$
begin
  perform emit_webhook(
    case when new.is_granted then 'consent.granted' else 'consent.withdrawn' end, 'person:' || p.id, jsonb_build_object(
      'person_id', p.id, 'user_id', p.user_id, 'purpose', new.purpose, 'channel', new.channel,
      'is_granted', new.is_granted, 'decided_at', api_time(new.decided_at)))
  from people p where p.email_digest = new.email_digest;
  return null;
end $$;
create trigger consents_are_told after insert on consents
  for each row when (new.channel is not null) execute function tell_consent();
