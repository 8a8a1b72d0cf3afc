-- Leads as the team works on them: who has them, what comes next, what was said, how they moved.

alter table leads
  add column owner_id uuid references users (id) on delete set null,
  add column next_action text check (length(next_action) between 1 and 200),
  add column next_action_on date,
  -- What search compares letter by letter.
  add column headline text not null generated always as (
    full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '')
  ) stored;
alter table leads add constraint next_action_has_words check (next_action_on is null or next_action is not null);
create index leads_headline on leads using gin (headline gin_trgm_ops);
create index leads_status on leads (status, created_at desc, id);
create index leads_score on leads (lead_score desc, created_at desc, id);
create index leads_status_score on leads (status, lead_score desc, created_at desc, id);
create index leads_owner on leads (owner_id) where owner_id is not null;

create table lead_notes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index lead_notes_of_lead on lead_notes (lead_id, id desc);
create index lead_notes_author on lead_notes (author_id) where author_id is not null;

create table lead_status_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  -- null: the person wrote again, and the lead is new again
  actor_id uuid references users (id) on delete set null,
  from_status text not null,
  to_status text not null,
  created_at timestamptz not null default now()
);
create index lead_status_changes_of_lead on lead_status_changes (lead_id, id desc);
create index lead_status_changes_actor on lead_status_changes (actor_id) where actor_id is not null;

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

-- No move is forgotten, whoever made it: the actor is named by the transaction.
create function keep_status_change() returns trigger language plpgsql as $$
begin
  insert into lead_status_changes (lead_id, actor_id, from_status, to_status)
  values (new.id, nullif(current_setting('arunika.actor_id', true), '')::uuid, old.status, new.status);
  return null;
end $$;
create trigger leads_moved after update of status on leads
  for each row when (old.status is distinct from new.status) execute function keep_status_change();

-- Each form has its row, with the day since when it is there.
insert into forms (form_type)
values ('free_audit'), ('join_community'), ('consultation_booking'), ('mentorship_application'), ('contact'),
  ('ai_agent_notice')
on conflict do nothing;
