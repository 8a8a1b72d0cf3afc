-- Messages by WhatsApp's Cloud API, what they cost, and what people answer (ADR 0081).

-- Somebody on WhatsApp. Names hide numbers there, so a notice may name only the business-scoped user id.
create table whatsapp_contacts (
  id uuid primary key default gen_random_uuid(),
  -- E.164; null: not shared
  phone text unique check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- as received, e.g. `ID.13491208655302741918`; null: no notice has named it yet
  wa_user_id text unique check (wa_user_id ~ '^[A-Z]{2}\.[0-9A-Za-z]+$' and length(wa_user_id) <= 131),
  -- their latest message; a free answer is allowed for 24 hours after it
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  constraint whatsapp_contact_is_known check (phone is not null or wa_user_id is not null)
);

-- Where a person is reached; a phone may be shared by several.
create table whatsapp_people (
  person_id uuid primary key references people (id) on delete cascade,
  contact_id uuid not null references whatsapp_contacts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index whatsapp_people_of_contact on whatsapp_people (contact_id);

-- Whoever is deleted leaves no words, and no number that nobody else is reached at.
create function forget_whatsapp_of_person() returns trigger language plpgsql as $$
begin
  update whatsapp_messages set parameters = '[]', contact_id = null where person_id = old.id;
  delete from whatsapp_contacts c using whatsapp_people w
  where w.person_id = old.id and c.id = w.contact_id and not exists (
    select from whatsapp_people other where other.contact_id = c.id and other.person_id <> old.id);
  return old;
end $$;
create trigger people_forget_whatsapp before delete on people
  for each row execute function forget_whatsapp_of_person();

-- A copy of what Meta says of our templates.
create table whatsapp_templates (
  name text not null check (name ~ '^[a-z0-9_]+$' and length(name) <= 512),
  language text not null check (language in ('id', 'en')),
  category text not null check (category in ('utility', 'marketing', 'authentication')),
  -- Meta's word in small letters; only `approved` is sent
  status text not null check (length(status) between 1 and 60),
  body text not null,
  parameter_count integer not null check (parameter_count >= 0),
  synced_at timestamptz not null default now(),
  primary key (name, language)
);

-- Sen for a message that Meta bills, from a day in WIB on.
create table whatsapp_prices (
  category text not null check (category in ('utility', 'marketing', 'authentication', 'service')),
  valid_from date not null,
  price_bigint bigint not null check (price_bigint >= 0),
  created_at timestamptz not null default now(),
  primary key (category, valid_from)
);

-- One row. With a ceiling of 0 nothing is sent.
create table whatsapp_settings (
  is_only boolean primary key default true check (is_only),
  -- sen of a month in WIB
  monthly_ceiling_bigint bigint not null default 0 check (monthly_ceiling_bigint >= 0),
  -- what Meta said of our number; null: never asked
  checked_at timestamptz,
  display_number text not null default '',
  verified_name text not null default '',
  quality text not null default '',
  -- why Meta could not be asked; null: it was
  problem text
);
insert into whatsapp_settings default values;

create table whatsapp_messages (
  id uuid primary key default gen_random_uuid(),
  event text not null check (event in (
    'session_reminder', 'order_paid', 'payment_reminder', 'product_available', 'stop_confirmed',
    'media_declined'
  )),
  -- what it is about and for whom: at most one message each
  message_key text not null unique check (length(message_key) between 1 and 300),
  -- null: a stranger, or deleted
  person_id uuid references people (id) on delete set null,
  contact_id uuid references whatsapp_contacts (id) on delete set null,
  -- null: free text within 24 hours after a message of theirs
  template_name text,
  language text not null check (language in ('id', 'en')),
  category text not null check (category in ('utility', 'marketing', 'authentication', 'service')),
  -- texts in the order of the template; emptied when the person is deleted
  parameters jsonb not null default '[]',
  status text not null default 'queued' check (status in (
    'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'dropped'
  )),
  -- why it was dropped or mailed instead; null: neither
  problem text check (problem in ('consent', 'contact', 'template', 'price', 'ceiling', 'late', 'refused')),
  -- Meta's code
  error_code integer,
  -- Meta's name of it; null: not taken yet
  wamid text unique,
  -- sen, reserved before it is sent and corrected by what Meta bills
  cost_bigint bigint not null default 0 check (cost_bigint >= 0),
  -- the mail that says the same, as a job; null: there is none
  mail_job jsonb,
  -- when that mail was queued in its place
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  constraint whatsapp_sent_is_named check (status not in ('sent', 'delivered', 'read') or wamid is not null),
  constraint whatsapp_unsent_costs_nothing check (status not in ('queued', 'failed', 'dropped') or cost_bigint = 0),
  constraint whatsapp_mail_exists check (mailed_at is null or mail_job is not null)
);
create index whatsapp_messages_newest on whatsapp_messages (created_at desc, id desc);
create index whatsapp_messages_open on whatsapp_messages (created_at)
  where status in ('queued', 'sending', 'sent') and mailed_at is null;
create index whatsapp_messages_of_person on whatsapp_messages (person_id);
create index whatsapp_messages_of_contact on whatsapp_messages (contact_id);
create index whatsapp_messages_billed on whatsapp_messages (claimed_at) where cost_bigint > 0;

create function whatsapp_rank(status text) returns integer language sql immutable parallel safe
  return array_position(array['queued', 'sending', 'sent', 'delivered', 'read'], status);

-- Notices come twice and out of order, and two workers may hold one message.
create function guard_whatsapp_message() returns trigger language plpgsql as $$
begin
  if old.status in ('failed', 'dropped') and new.status <> old.status
    or whatsapp_rank(new.status) < whatsapp_rank(old.status)
      and not (old.status = 'sending' and new.status = 'queued' and old.wamid is null)
    or old.status in ('delivered', 'read') and whatsapp_rank(new.status) is null then
    raise exception 'message % does not go from % to %', old.id, old.status, new.status
      using errcode = 'integrity_constraint_violation', constraint = 'whatsapp_status_goes_forward';
  end if;
  if old.wamid is distinct from new.wamid and old.wamid is not null
    or old.mailed_at is distinct from new.mailed_at and (old.mailed_at is not null or new.delivered_at is not null) then
    raise exception 'message % was sent or mailed already', old.id
      using errcode = 'integrity_constraint_violation', constraint = 'whatsapp_told_once';
  end if;
  return new;
end $$;
create trigger whatsapp_messages_guard before update on whatsapp_messages
  for each row execute function guard_whatsapp_message();

create table whatsapp_incoming (
  id uuid primary key default gen_random_uuid(),
  wamid text not null unique,
  contact_id uuid not null references whatsapp_contacts (id) on delete cascade,
  kind text not null check (kind in ('text', 'media', 'other')),
  body text not null default '' check (length(body) <= 2000),
  is_stop boolean not null default false,
  -- whose notes have it, too
  lead_id uuid references leads (id) on delete set null,
  received_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index whatsapp_incoming_newest on whatsapp_incoming (received_at desc, id desc);
create index whatsapp_incoming_of_contact on whatsapp_incoming (contact_id);
create index whatsapp_incoming_of_lead on whatsapp_incoming (lead_id);

-- A signed notice, once; its body goes when it was read.
create table whatsapp_notices (
  id bigint generated always as identity primary key,
  -- of the body as it came
  digest text not null unique,
  -- empty once it was read
  body text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index whatsapp_notices_oldest on whatsapp_notices (received_at);
