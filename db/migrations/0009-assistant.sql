-- Answers from passages by a language model, what they cost, and how well they hold (ADR 0085).

-- One row. With a budget of 0 nothing is asked.
create table assistant_settings (
  is_only boolean primary key default true check (is_only),
  -- sen of a month in WIB
  monthly_budget_bigint bigint not null default 0 check (monthly_budget_bigint >= 0),
  -- sen of one person, or one network of visitors, on a day in WIB
  daily_budget_bigint bigint not null default 0 check (daily_budget_bigint >= 0)
);
insert into assistant_settings default values;

-- Sen for a million tokens, from a day in WIB on.
create table assistant_prices (
  valid_from date primary key,
  input_bigint bigint not null check (input_bigint >= 0),
  output_bigint bigint not null check (output_bigint >= 0),
  created_at timestamptz not null default now()
);

-- Pages show the door while there is a budget and a price.
create trigger assistant_settings_changed after insert or update or delete or truncate on assistant_settings
  for each statement execute function announce_content_change();
create trigger assistant_prices_changed after insert or update or delete or truncate on assistant_prices
  for each statement execute function announce_content_change();

create table assistant_conversations (
  -- random, so that it proves itself for visitors
  id uuid primary key default gen_random_uuid(),
  -- null: a visitor
  user_id uuid references users (id) on delete cascade,
  -- when it went to the consultant as a lead; null: it did not
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index assistant_conversations_of_user on assistant_conversations (user_id, created_at);

-- A question and what became of it. Its cost outlives its words, because the month has to add up.
create table assistant_turns (
  id uuid primary key default gen_random_uuid(),
  -- null: not asked by a visitor or buyer, or forgotten
  conversation_id uuid references assistant_conversations (id) on delete set null,
  purpose text not null check (purpose in ('question', 'evaluation', 'draft')),
  -- `user:id`, or a digest of the network of a visitor: it can be compared, not read; empty: forgotten
  asker text not null,
  language text not null check (language in ('id', 'en')),
  question text not null check (length(question) <= 2000),
  status text not null default 'asking' check (status in ('asking', 'answered', 'refused', 'stopped', 'failed')),
  reason text check (reason in (
    'no_passages', 'no_evidence', 'unsupported', 'person_budget', 'month_budget', 'busy', 'slow', 'down'
  )),
  -- `[{text, sources: [n]}]`
  answer jsonb not null default '[]' check (jsonb_typeof(answer) = 'array'),
  -- the passages that were sent, without their texts: `[{n, kind, title, heading, path, anchor, language}]`
  passages jsonb not null default '[]' check (jsonb_typeof(passages) = 'array'),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- sen, reserved before the endpoint is asked and settled by what it reports
  cost_bigint bigint not null default 0 check (cost_bigint >= 0),
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint assistant_turn_ends check ((status = 'asking') = (finished_at is null)),
  constraint assistant_answer_has_text check (status <> 'answered' or asker = '' or jsonb_array_length(answer) > 0)
);
create index assistant_turns_newest on assistant_turns (asked_at desc, id desc);
create index assistant_turns_spent on assistant_turns (asked_at, asker) include (cost_bigint) where cost_bigint > 0;
create index assistant_turns_of_conversation on assistant_turns (conversation_id, asked_at);

-- What was finished is a fact; only its words are forgotten.
create function guard_assistant_turn() returns trigger language plpgsql as $$
begin
  if old.status <> 'asking' and (new.status <> old.status or new.cost_bigint <> old.cost_bigint) then
    raise exception 'turn % is finished', old.id
      using errcode = 'integrity_constraint_violation', constraint = 'assistant_turn_ends_once';
  end if;
  return new;
end $$;
create trigger assistant_turns_guard before update on assistant_turns
  for each row execute function guard_assistant_turn();

-- The owner's own test (ADR 0085).
create table assistant_questions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('answerable', 'unanswerable', 'foreign', 'hostile')),
  language text not null check (language in ('id', 'en')),
  question text not null check (length(question) between 1 and 500),
  -- the page whose passage answers it; empty: nothing does
  expected_path text not null default '' check (expected_path = '' or expected_path like '/%'),
  -- what must never be sent or said; empty: nothing in particular
  secret text not null default '' check (length(secret) <= 200),
  created_at timestamptz not null default now(),
  unique (language, question),
  constraint answerable_question_has_page check ((kind = 'answerable') = (expected_path <> ''))
);

create table assistant_evaluations (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  -- null: it runs, or broke off
  finished_at timestamptz,
  -- `[{question_id, kind, question, is_found, is_cited, is_refused, is_leaked, status}]`
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  cost_bigint bigint not null default 0 check (cost_bigint >= 0)
);
create index assistant_evaluations_newest on assistant_evaluations (started_at desc);
