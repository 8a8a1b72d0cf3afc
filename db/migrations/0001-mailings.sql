-- Mails that an owner writes to many (ADR 0077): messages with their versions, one row for each mail to a person, and
-- the clicks on links in them. A broadcast owns one message.

create table mailing_messages (
  id uuid primary key default gen_random_uuid(),
  -- the consent that is needed, by mail
  purpose text not null check (purpose in ('news', 'offers', 'reminders')),
  -- utm_campaign of the links to own pages
  campaign text not null check (campaign ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(campaign) <= 80),
  -- null: the sender's own address
  reply_to text check (reply_to = lower(reply_to) and length(reply_to) between 3 and 254),
  -- held: what is queued waits
  is_held boolean not null default false,
  -- the newest of `mailing_versions`
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger mailing_messages_stamp before update on mailing_messages
  for each row execute function stamp_updated_at();

create table mailing_versions (
  message_id uuid not null references mailing_messages (id) on delete cascade,
  version integer not null check (version > 0),
  subject text not null check (length(subject) <= 200),
  -- what mail programs show beside the subject; empty: how the text begins
  preview text not null check (length(preview) <= 200),
  -- sanitised HTML of the editor, in which each `&` has become five characters
  body text not null check (length(body) <= 500000),
  -- empty subject: everybody gets the Indonesian
  subject_en text not null default '' check (length(subject_en) <= 200),
  preview_en text not null default '' check (length(preview_en) <= 200),
  body_en text not null default '' check (length(body_en) <= 500000),
  -- shown below the text with its price of that moment; null: none
  product_id uuid references products (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (message_id, version)
);
create index mailing_versions_of_product on mailing_versions (product_id) where product_id is not null;

-- At most one mail for each (message, person, occasion). A row is `sending` before the mail server is asked; after a
-- crash it becomes `unknown` and is not sent again by itself.
create table mailing_sends (
  id bigint generated always as identity primary key,
  message_id uuid not null references mailing_messages (id) on delete cascade,
  -- null: the person was deleted, or the row is old
  person_id uuid references people (id) on delete set null,
  -- empty for a message that everybody gets once
  occasion text not null default '' check (length(occasion) <= 60),
  -- null until the row is taken
  version integer,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'skipped', 'failed', 'bounced', 'unknown')),
  -- skipped: why; failed and bounced: the code of the mail server
  reason text check (length(reason) <= 60),
  -- how often the mail server was asked
  attempts smallint not null default 0 check (attempts >= 0),
  -- the mail server said to come back; null: at once
  retry_at timestamptz,
  queued_at timestamptz not null default now(),
  sending_at timestamptz,
  -- when it was sent, skipped, refused or given up
  settled_at timestamptz,
  foreign key (message_id, version) references mailing_versions (message_id, version),
  constraint mailing_sends_once unique (message_id, person_id, occasion),
  constraint taken_send_has_version check (state in ('queued', 'skipped') or version is not null),
  constraint send_is_settled check ((state in ('queued', 'sending')) = (settled_at is null)),
  constraint skipped_send_has_reason check (state <> 'skipped' or reason is not null)
);
create index mailing_sends_queued on mailing_sends (message_id, id) where state = 'queued';
create index mailing_sends_sending on mailing_sends (sending_at) where state = 'sending';
create index mailing_sends_of_person on mailing_sends (person_id, id desc) where person_id is not null;
-- Whose a mail was is forgotten after a while.
create index mailing_sends_oldest on mailing_sends (settled_at) where person_id is not null;
create index mailing_sends_of_message on mailing_sends (message_id, id) include (state);

-- One for each link and day in WIB, so that a reader who opens it ten times is one row.
create table mailing_clicks (
  send_id bigint not null references mailing_sends (id) on delete cascade,
  -- that of the send, so that figures of a message read its clicks alone
  message_id uuid not null references mailing_messages (id) on delete cascade,
  -- 0: the product; from 1: the links of the text in their order
  link smallint not null check (link >= 0),
  day date not null,
  clicked_at timestamptz not null default now(),
  primary key (send_id, link, day)
);
create index mailing_clicks_of_message on mailing_clicks (message_id, send_id);

-- Who left after a mail, for its figures.
create index consents_withdrawn on consents (created_at) where not is_granted and channel = 'mail';

-- What was sent stays as it was sent. A product that is deleted may leave it.
create function guard_mailing_version() returns trigger language plpgsql as $$
begin
  if (new.subject, new.preview, new.body, new.subject_en, new.preview_en, new.body_en)
       is distinct from (old.subject, old.preview, old.body, old.subject_en, old.preview_en, old.body_en)
     or (new.product_id is distinct from old.product_id and new.product_id is not null)
  then
    if exists (select from mailing_sends where message_id = old.message_id and version = old.version) then
      raise exception 'version % of message % was sent and stays', old.version, old.message_id
        using errcode = 'integrity_constraint_violation', constraint = 'sent_version_stays';
    end if;
  end if;
  return new;
end $$;
create trigger mailing_versions_guard before update on mailing_versions
  for each row execute function guard_mailing_version();

-- A mail that left is never taken back into the queue; only one whose fate is unknown may be, by a person.
create function guard_mailing_send() returns trigger language plpgsql as $$
begin
  if old.state in ('sent', 'skipped', 'failed', 'bounced')
     and not (old.state = 'sent' and new.state = 'bounced') then
    raise exception 'send % is settled', old.id
      using errcode = 'integrity_constraint_violation', constraint = 'settled_send_stays';
  end if;
  return new;
end $$;
create trigger mailing_sends_guard before update of state on mailing_sends
  for each row when (new.state is distinct from old.state) execute function guard_mailing_send();

create table broadcasts (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null unique references mailing_messages (id),
  audience text not null check (audience in ('everybody', 'segment')),
  -- null with audience `segment`: it was deleted, so the broadcast does not start
  segment_id uuid references segments (id) on delete set null,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  -- null: not scheduled
  scheduled_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- the last person whose mail was queued; null: none yet
  queued_through uuid,
  -- when everybody was queued
  queued_at timestamptz,
  created_by uuid references users (id),
  -- counts edits, so that two who edit at once meet
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint only_segments_are_named check (audience = 'segment' or segment_id is null),
  constraint scheduled_broadcast_has_time check (state <> 'scheduled' or scheduled_at is not null),
  constraint started_broadcast_has_time check (state not in ('sending', 'paused', 'sent') or started_at is not null),
  constraint finished_broadcast_has_time check ((state in ('sent', 'cancelled')) = (finished_at is not null))
);
create index broadcasts_newest on broadcasts (created_at desc, id desc);
create index broadcasts_of_segment on broadcasts (segment_id) where segment_id is not null;
create index broadcasts_due on broadcasts (scheduled_at) where state = 'scheduled';
create index broadcasts_running on broadcasts (id) where state = 'sending';
create trigger broadcasts_stamp before update on broadcasts
  for each row execute function stamp_updated_at();
