-- Forms, what was sent with them, leads, the month's free audits, the community, and booked consultations.

-- A form without a row here is open.
create table forms (
  form_type text primary key check (form_type in (
    'free_audit', 'join_community', 'consultation_booking', 'mentorship_application', 'contact', 'ai_agent_notice'
  )),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger forms_stamp before update on forms for each row execute function stamp_updated_at();
create trigger forms_changed after insert or update or delete or truncate on forms
  for each statement execute function announce_content_change();

-- What the owner of a profile has sent so far: form type to completed, last_updated and submission_count (ENT-007).
alter table profiles
  add column form_completion_status jsonb not null default '{}' check (jsonb_typeof(form_completion_status) = 'object'),
  add column total_form_submissions integer not null default 0 check (total_form_submissions >= 0);

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
  unique (email, form_type)
);
create index leads_newest on leads (created_at desc, id);
create trigger leads_stamp before update on leads for each row execute function stamp_updated_at();

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

create table consultation_bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('free', 'paid')),
  status text not null default 'booked' check (status in ('booked', 'completed', 'cancelled')),
  month date not null check (extract(day from month) = 1),
  order_id uuid references orders (id),
  product_id uuid references products (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint paid_booking_has_order
    check ((kind = 'paid') = (order_id is not null) and (order_id is null) = (product_id is null))
);
-- At most one free consultation a calendar month (DECISIONS 27).
create unique index one_free_consultation_a_month on consultation_bookings (user_id, month)
  where kind = 'free' and status <> 'cancelled';
-- One order can hold two packages; each is booked once.
create unique index one_booking_a_package on consultation_bookings (order_id, product_id) where order_id is not null;
create index consultation_bookings_of_user on consultation_bookings (user_id, created_at desc, id);
create trigger consultation_bookings_stamp before update on consultation_bookings
  for each row execute function stamp_updated_at();
