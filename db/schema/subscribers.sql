-- Everybody the shop may write to or has sold to: accounts, subscribers and imported contacts, one row an address.

create table people (
  id uuid primary key default gen_random_uuid(),
  -- normalised, as `users.email`
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_digest text not null generated always as (address_digest(email)) stored,
  -- null: no account
  user_id uuid unique references users (id) on delete cascade,
  -- the account's, where there is one
  full_name text not null default '' check (length(full_name) <= 200),
  -- null: not known
  language text check (language in ('id', 'en')),
  -- where the address came from first: `account`, `footer`, `blog:<slug>`, `product:<slug>`, `checkout`, `import:<file>`
  source text not null check (length(source) between 1 and 200),
  -- when a mail to it came back for good; it gets none any more
  bounced_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(full_name || ' ' || email)) stored
);
create index people_newest on people (created_at desc, id desc);
create index people_digest on people (email_digest);
create index people_search on people using gin (search_text gin_trgm_ops);

-- An account is a person from its first moment on, and takes over what was known of its address.
create function keep_person_of_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people (email, user_id, full_name, source, created_at)
    values (new.email, new.id, left(new.full_name, 200), 'account', new.created_at)
    on conflict (email) do update set user_id = excluded.user_id, full_name = excluded.full_name;
    return null;
  end if;
  if new.email <> old.email then
    insert into person_tags (person_id, tag)
    select mine.id, t.tag from person_tags t
      join people other on other.id = t.person_id and other.email = new.email and other.user_id is null
      join people mine on mine.user_id = new.id
    on conflict do nothing;
    delete from people where email = new.email and user_id is null;
    -- Both mailboxes said yes to the change, so what was agreed to goes along, unless the new address has decided.
    if new.anonymised_at is null and old.email_verified and new.email_verified then
      insert into consents (user_id, email_digest, purpose, channel, is_granted, source)
      select new.id, address_digest(new.email), s.purpose, s.channel, true, 'address_change' from consent_states s
      where s.email_digest = address_digest(old.email) and s.is_granted and not exists (
        select from consent_states n where n.email_digest = address_digest(new.email)
          and n.purpose = s.purpose and n.channel = s.channel);
    end if;
  end if;
  if new.anonymised_at is not null then
    delete from people where user_id = new.id;
    return null;
  end if;
  update people set email = new.email, full_name = left(new.full_name, 200),
    bounced_at = case when new.email = old.email then bounced_at end
  where user_id = new.id;
  return null;
end $$;
create trigger users_are_people after insert on users for each row execute function keep_person_of_user();
create trigger users_stay_people after update of email, full_name on users
  for each row when (new.email <> old.email or new.full_name <> old.full_name)
  execute function keep_person_of_user();

create table person_tags (
  person_id uuid not null references people (id) on delete cascade,
  tag text not null check (tag = lower(tag) and length(tag) between 1 and 40),
  created_at timestamptz not null default now(),
  primary key (person_id, tag)
);
create index person_tags_of_tag on person_tags (tag, person_id);

-- An address that was typed into a form counts once its mailed link was used. Rows go after 30 days, used or not.
create table subscriber_confirmations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language in ('id', 'en')),
  source text not null check (length(source) between 1 and 200),
  -- the sentence beside the button
  words text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index subscriber_confirmations_of_address on subscriber_confirmations (email, created_at desc);
create index subscriber_confirmations_oldest on subscriber_confirmations (created_at);
