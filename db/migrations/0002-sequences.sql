-- Mails that leave one after the other, counted from a moment of each person (ADR 0078).

create table sequences (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  purpose text not null check (purpose in ('news', 'offers', 'reminders')),
  trigger_kind text not null check (trigger_kind in ('subscribed', 'source', 'bought', 'segment', 'tag', 'hand')),
  -- how the source of a consent begins, or a tag; null: another trigger
  trigger_text text check (length(trigger_text) between 1 and 100),
  -- null: another trigger, or what it named was deleted, so that nobody enters any more
  trigger_product_id uuid references products (id) on delete set null,
  trigger_segment_id uuid references segments (id) on delete set null,
  -- whoever has it leaves; null: no product
  exit_product_id uuid references products (id) on delete set null,
  exits_on_refund boolean not null default true,
  -- false: a step without consent is skipped, and the person stays
  exits_on_unsubscribe boolean not null default true,
  exits_outside_segment boolean not null default false,
  is_restartable boolean not null default false,
  -- null: a draft that never ran
  started_at timestamptz,
  -- null: it runs
  paused_at timestamptz default now(),
  -- kept for its figures
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trigger_text_fits check ((trigger_kind in ('source', 'tag')) = (trigger_text is not null)),
  constraint trigger_product_fits check (trigger_product_id is null or trigger_kind = 'bought'),
  constraint trigger_segment_fits check (trigger_segment_id is null or trigger_kind = 'segment'),
  constraint only_segments_are_left check (not exits_outside_segment or trigger_kind = 'segment'),
  constraint running_sequence_was_started check (paused_at is not null or started_at is not null),
  constraint deleted_sequence_is_paused check (deleted_at is null or paused_at is not null)
);
create unique index sequences_name on sequences (lower(name)) where deleted_at is null;
create index sequences_running on sequences (trigger_kind) where paused_at is null;
create trigger sequences_stamp before update on sequences for each row execute function stamp_updated_at();

create table sequence_steps (
  id uuid primary key default gen_random_uuid(),
  sequence_id uuid not null references sequences (id),
  -- from 1; null: removed, kept for its figures
  position integer check (position >= 1),
  delay_unit text not null check (delay_unit in ('hours', 'days')),
  delay_count integer not null check (delay_count between 0 and 365),
  -- hour of the day in WIB; null: whenever the delay ends
  send_hour integer check (send_hour between 0 and 23),
  message_id uuid not null unique references mailing_messages (id),
  created_at timestamptz not null default now(),
  constraint only_days_have_an_hour check (send_hour is null or delay_unit = 'days'),
  constraint sequence_steps_in_line unique (sequence_id, position) deferrable initially deferred
);

create table sequence_enrolments (
  id uuid primary key default gen_random_uuid(),
  sequence_id uuid not null references sequences (id),
  person_id uuid not null references people (id) on delete cascade,
  -- above 1 only where a sequence may begin again
  round integer not null default 1 check (round >= 1),
  started_at timestamptz not null default now(),
  -- delays count from here: the start, then the moment of the last step; moved on by pauses and outages
  passed_at timestamptz not null default now(),
  -- when the worker looks next; infinity while the sequence is paused
  wake_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in
    ('finished', 'bought', 'refunded', 'unsubscribed', 'bounced', 'outside_segment', 'removed', 'deleted')),
  -- as the worker saw it last; null: not looked at yet, or all were passed
  next_step_id uuid references sequence_steps (id),
  constraint sequence_enrolments_once unique (sequence_id, person_id, round),
  constraint ended_enrolment_has_reason check ((ended_at is null) = (end_reason is null))
);
create unique index sequence_enrolments_running on sequence_enrolments (sequence_id, person_id) where ended_at is null;
create index sequence_enrolments_due on sequence_enrolments (wake_at) where ended_at is null;
create index sequence_enrolments_of_person on sequence_enrolments (person_id);
create index sequence_enrolments_newest on sequence_enrolments (sequence_id, started_at desc, id desc);

-- What somebody has had. Of one enrolment a step is passed once, whatever is edited or runs twice. `missed`: it was put
-- before a step that the person had passed.
create table sequence_passes (
  enrolment_id uuid not null references sequence_enrolments (id) on delete cascade,
  step_id uuid not null references sequence_steps (id),
  outcome text not null check (outcome in ('queued', 'skipped', 'missed')),
  passed_at timestamptz not null default now(),
  primary key (enrolment_id, step_id)
);
create index sequence_passes_of_step on sequence_passes (step_id);

-- Who was in the segment of a running sequence when it was last looked at, so that joining it is seen.
create table sequence_segment_members (
  sequence_id uuid not null references sequences (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  primary key (sequence_id, person_id)
);
create index sequence_segment_members_of_person on sequence_segment_members (person_id);

-- When the worker last advanced sequences. A gap, by an outage or a clock that jumped, counts for nobody's delay.
create table sequence_clock (
  is_only boolean primary key default true check (is_only),
  advanced_at timestamptz not null
);

-- Enters whoever agreed to the purpose and can be reached, unless they are in it, or were and it does not begin again.
-- The lock keeps a pause from passing somebody by who enters meanwhile.
create function enrol_in_sequence(target uuid, person uuid) returns boolean language plpgsql as $$
begin
  insert into sequence_enrolments (sequence_id, person_id, round, wake_at)
  select s.id, p.id,
    case when s.is_restartable then 1 + coalesce((
      select max(e.round) from sequence_enrolments e where e.sequence_id = s.id and e.person_id = p.id), 0) else 1 end,
    case when s.paused_at is null then now() else 'infinity' end
  from (
      select id, purpose, is_restartable, paused_at from sequences
      where id = target and deleted_at is null for share
    ) s, people p
  where p.id = person and p.bounced_at is null
    and exists (select from consent_states c where c.email_digest = p.email_digest
      and c.purpose = s.purpose and c.channel = 'mail' and c.is_granted)
  on conflict do nothing;
  return found;
end $$;

-- Those in it are looked at soon, whether they still belong there.
create function wake_sequences(person uuid) returns void language sql as $$
  update sequence_enrolments set wake_at = now()
  where person_id = person and ended_at is null and wake_at < 'infinity'
$$;

-- A renewal is no new purchase.
create function is_renewal(purchase uuid) returns boolean language sql stable as $$
  select exists (
    select from subscription_charges c join subscriptions s on s.id = c.subscription_id
    where c.order_id = purchase and s.order_id <> purchase)
$$;

create function bought_in(purchase uuid) returns setof uuid language sql stable as $$
  select i.product_id from order_items i where i.order_id = purchase
  union select unnest(products_given_by(i)) from order_items i where i.order_id = purchase
$$;

-- A guest's consent comes with the mailed link, some time after the purchase, which still counts then.
create function follow_consent_in_sequences() returns trigger language plpgsql as $$
begin
  if not exists (select from sequences where paused_at is null) then return null; end if;
  if not new.is_granted then
    perform wake_sequences(p.id) from people p where p.email_digest = new.email_digest;
    return null;
  end if;
  perform enrol_in_sequence(s.id, p.id) from people p, sequences s
  where p.email_digest = new.email_digest and s.paused_at is null and (
    s.trigger_kind = 'subscribed' and new.purpose = 'news'
    or s.trigger_kind = 'source' and starts_with(new.source, s.trigger_text)
    or s.trigger_kind = 'bought' and s.purpose = new.purpose and exists (
      select from orders o where o.user_id = p.user_id and o.status = 'completed'
        and o.created_at > now() - interval '7 days' and not is_renewal(o.id)
        and s.trigger_product_id in (select bought_in(o.id))));
  return null;
end $$;
create constraint trigger consents_begin_sequences after insert on consent_states
  deferrable initially deferred for each row when (new.channel = 'mail' and new.is_granted)
  execute function follow_consent_in_sequences();
create constraint trigger consent_changes_move_sequences after update of is_granted on consent_states
  deferrable initially deferred for each row when (new.channel = 'mail' and new.is_granted <> old.is_granted)
  execute function follow_consent_in_sequences();

create function follow_tag_in_sequences() returns trigger language plpgsql as $$
begin
  perform enrol_in_sequence(s.id, new.person_id) from sequences s
  where s.paused_at is null and s.trigger_kind = 'tag' and s.trigger_text = new.tag;
  return null;
end $$;
create constraint trigger tags_begin_sequences after insert on person_tags
  deferrable initially deferred for each row execute function follow_tag_in_sequences();

create function follow_order_in_sequences() returns trigger language plpgsql as $$
begin
  if new.status not in ('completed', 'refunded') or not exists (select from sequences where paused_at is null) then
    return null;
  end if;
  -- Sequences before enrolments, as edits lock them.
  if new.status = 'completed' and not is_renewal(new.id) then
    perform enrol_in_sequence(s.id, p.id) from people p, sequences s
    where p.user_id = new.user_id and s.paused_at is null and s.trigger_kind = 'bought'
      and s.trigger_product_id in (select bought_in(new.id));
  end if;
  perform wake_sequences(p.id) from people p where p.user_id = new.user_id;
  return null;
end $$;
create constraint trigger orders_begin_sequences after insert on orders
  deferrable initially deferred for each row execute function follow_order_in_sequences();
create constraint trigger order_changes_move_sequences after update of status on orders
  deferrable initially deferred for each row when (new.status is distinct from old.status)
  execute function follow_order_in_sequences();

create function follow_bounce_in_sequences() returns trigger language plpgsql as $$
begin
  perform wake_sequences(new.id);
  return null;
end $$;
create trigger bounces_end_sequences after update of bounced_at on people
  for each row when (new.bounced_at is not null and old.bounced_at is null)
  execute function follow_bounce_in_sequences();
