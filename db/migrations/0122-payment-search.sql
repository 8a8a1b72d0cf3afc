-- Payments are searched by their payer, too. His words stand beside each of his payments, so that a search walks one
-- table; they follow him when he is renamed or forgotten.

create function payment_words(session_id text, payer uuid) returns text language sql stable as $$
  select coalesce(lower(session_id) || ' ', '') || search_text from users where id = payer
$$;

alter table payments add column search_text text not null default '';
alter table payments disable trigger user;
update payments set search_text = payment_words(session_id, user_id);
alter table payments enable trigger user;
drop index payments_session;
create index payments_search on payments using gin (search_text gin_trgm_ops);

create function keep_payment_words() returns trigger language plpgsql as $$
begin
  new.search_text := payment_words(new.session_id, new.user_id);
  return new;
end $$;
create trigger payments_words before insert or update of session_id, user_id on payments
  for each row execute function keep_payment_words();

create function pass_on_payer_words() returns trigger language plpgsql as $$
begin
  update payments set search_text = payment_words(session_id, user_id) where user_id = new.id;
  return null;
end $$;
create trigger users_words_of_payments after update of full_name, email on users
  for each row when (old.search_text is distinct from new.search_text) execute function pass_on_payer_words();
