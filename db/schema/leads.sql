-- Forms, what was sent with them, leads as the team works on them, the month's free audits and the community.

-- A form without a row here is open.
create table forms (
  form_type text primary key check (form_type in (
    'free_audit', 'join_community', 'consultation_booking', 'mentorship_application', 'contact', 'ai_agent_notice'
  )),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into forms (form_type)
values ('free_audit'), ('join_community'), ('consultation_booking'), ('mentorship_application'), ('contact'),
  ('ai_agent_notice');
create trigger forms_stamp before update on forms for each row execute function stamp_updated_at();
create trigger forms_changed after insert or update or delete or truncate on forms
  for each statement execute function announce_content_change();

create table form_submissions (
  id uuid primary key default gen_random_uuid(),
  -- null: sent by a visitor
  user_id uuid references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  form_type text not null check (form_type in (
    'free_audit', 'join_community', 'consultation_booking', 'mentorship_application', 'contact', 'ai_agent_notice'
  )),
  form_data jsonb not null,
  submission_count integer not null default 1 check (submission_count >= 1),
  -- The key of the form that was sent last: sent again it changes nothing.
  submission_key uuid not null,
  consent_at timestamptz not null,
  ip_address text,
  -- What an application for a free audit came to, so that its repetition is told the same.
  place text check (place in ('slot', 'waiting_list')),
  place_month date check (extract(day from place_month) = 1),
  created_at timestamptz not null default now(),
  last_updated_at timestamptz not null default now(),
  constraint place_has_month check ((place is null) = (place_month is null)),
  constraint only_audits_have_places check (place is null or form_type = 'free_audit')
);
-- One row a sender and form; sending again counts up (FORM-015).
create unique index form_submissions_of_user on form_submissions (user_id, form_type) where user_id is not null;
create unique index form_submissions_of_visitor on form_submissions (email, form_type) where user_id is null;
create index form_submissions_newest on form_submissions (last_updated_at desc, id);

create table leads (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  email text not null check (email = lower(email)),
  phone text,
  company text,
  source text not null default 'website',
  form_type text not null check (form_type in (
    'free_audit', 'join_community', 'consultation_booking', 'mentorship_application', 'contact', 'ai_agent_notice'
  )),
  form_data jsonb not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
  lead_score integer not null check (lead_score between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  owner_id uuid references users (id) on delete set null,
  next_action text check (length(next_action) between 1 and 200),
  next_action_on date,
  search_text text not null generated always as (
    lower(full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, ''))
  ) stored,
  unique (email, form_type),
  constraint next_action_has_words check (next_action_on is null or next_action is not null)
);
create index leads_newest on leads (created_at desc, id);
create index leads_status on leads (status, created_at desc, id);
create index leads_score on leads (lead_score desc, created_at desc, id);
create index leads_status_score on leads (status, lead_score desc, created_at desc, id);
create index leads_owner on leads (owner_id) where owner_id is not null;
create index leads_search on leads using gin (search_text gin_trgm_ops);
-- What staff has to do next is read by when it is due.
create index leads_next_action on leads (next_action_on, created_at, id) where next_action_on is not null;
create trigger leads_stamp before update on leads for each row execute function stamp_updated_at();

-- No move is forgotten, whoever made it: the actor is named by the transaction.
create function keep_status_change() returns trigger language plpgsql as $$
begin
  insert into lead_status_changes (lead_id, actor_id, from_status, to_status)
  values (new.id, nullif(current_setting('arunika.actor_id', true), '')::uuid, old.status, new.status);
  return null;
end $$;
create trigger leads_moved after update of status on leads
  for each row when (old.status is distinct from new.status) execute function keep_status_change();

create function tell_lead() returns trigger language plpgsql as $$
begin
  perform emit_webhook(case tg_op when 'INSERT' then 'lead.created' else 'lead.status_changed' end, 'lead:' || new.id,
    jsonb_build_object(
      'id', new.id, 'source', new.source, 'form_type', new.form_type, 'status', new.status,
      'lead_score', new.lead_score, 'owner_id', new.owner_id, 'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger leads_are_told after insert on leads
  deferrable initially deferred for each row execute function tell_lead();
create constraint trigger lead_changes_are_told after update of status on leads
  deferrable initially deferred for each row when (new.status is distinct from old.status) execute function tell_lead();

create table lead_notes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index lead_notes_of_lead on lead_notes (lead_id, id desc);
create index lead_notes_author on lead_notes (author_id) where author_id is not null;

-- A note stays as it was written; it goes with its lead, and forgets its author with the account.
create function refuse_note_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.lead_id, new.note, new.created_at) is distinct from (old.id, old.lead_id, old.note, old.created_at)
    or new.author_id is not null then
    raise exception 'lead_notes is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger lead_notes_append_only before update on lead_notes
  for each row execute function refuse_note_change();

create table lead_status_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  -- null: the person wrote again, and the lead is new again
  actor_id uuid references users (id) on delete set null,
  from_status text not null,
  to_status text not null,
  created_at timestamptz not null default now(),
  -- Why a lead was won or lost, in a few words, with the move that ended it.
  reason text check (length(reason) between 1 and 200)
);
create index lead_status_changes_of_lead on lead_status_changes (lead_id, id desc);
create index lead_status_changes_actor on lead_status_changes (actor_id) where actor_id is not null;

-- The free audits of a calendar month in Jakarta: ten rows fit, whoever comes and however many at once (DECISIONS 29).
create table audit_slots (
  month date not null check (extract(day from month) = 1),
  slot integer not null check (slot between 1 and 10),
  lead_id uuid not null references leads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (month, slot),
  unique (month, lead_id),
  -- One account with ten addresses would otherwise have them all.
  unique (month, user_id)
);
create index audit_slots_lead on audit_slots (lead_id);
create index audit_slots_user on audit_slots (user_id);
-- The counter is on cached pages.
create trigger audit_slots_changed after insert or delete or truncate on audit_slots
  for each statement execute function announce_content_change();

-- Who came when the month was full; `month` is the one they wait for.
create table audit_waiting_list (
  month date not null check (extract(day from month) = 1),
  lead_id uuid not null references leads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (month, lead_id),
  unique (month, user_id)
);
create index audit_waiting_list_lead on audit_waiting_list (lead_id);
create index audit_waiting_list_user on audit_waiting_list (user_id);

create table community_members (
  user_id uuid primary key references users (id) on delete cascade,
  joined_at timestamptz not null default now()
);
