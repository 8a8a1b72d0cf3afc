-- Accounts with a name, an address and a wallet; the first one is an admin, every hundredth after it a moderator.

-- One of 8000 words of three syllables, so that letters are distributed as in names.
create function pg_temp.word_of(n bigint) returns text language sql immutable as $$
  select string_agg((array['wi', 'san', 'pra', 'hi', 'sir', 'ku', 'nu', 'hal', 'sa', 'ma', 'set', 'bra', 'da', 'gun', 'kir',
      'la', 'ri', 'to', 'wan', 'yu'])[1 + n / place % 20], '' order by place)
  from (values (1), (20), (400)) syllables (place)
$$;
create function pg_temp.name_of(n bigint) returns text language sql immutable as $$
  select (array['Sari', 'Budi', 'Wayan', 'Dewi', 'Agus', 'Ratna', 'Joko', 'Putri', 'Hendra', 'Intan', 'Rizky', 'Lestari'])
      [1 + n % 12] || ' ' || initcap(pg_temp.word_of(n))
$$;

insert into users (email, email_verified, full_name, role, is_active, admin_since, created_at)
select pg_temp.word_of(n) || n || '@usaha' || n % 997 || '.example', true, pg_temp.name_of(n),
       case when n = 1 then 'admin' when n % 100 = 0 then 'moderator' else 'user' end, n % 50 <> 0,
       case when n = 1 then now() end,
       now() - interval '2 years' * n / current_setting('shop.people')::bigint
from generate_series(1, current_setting('shop.people')::bigint) n;

insert into people (email, user_id, full_name, source, created_at)
select email, id, full_name, 'account', created_at from users;

insert into profiles (id) select id from users;

insert into wallets (user_id, is_active, created_at)
select id, is_active, created_at + interval '1 hour' from users order by created_at;

-- The n-th person is found by this number.
create temporary table numbered_people as
select row_number() over (order by u.created_at desc, u.id) as n, u.id as user_id, u.email, u.full_name,
       w.id as wallet_id
from users u join wallets w on w.user_id = u.id;
create unique index on numbered_people (n);
analyze numbered_people;

insert into audit_entries (actor_id, actor_role, action, subject_type, subject_id, before, after, address, created_at)
select null, null,
       (array['account.signed_in', 'order.status_changed', 'product.price_changed', 'lead.changed'])[1 + at.n % 4],
       (array['user', 'order', 'product', 'lead'])[1 + at.n % 4],
       case when at.n % 4 = 0 then p.user_id::text else gen_random_uuid()::text end,
       '{"nilai": 1}', '{"nilai": 2}', '203.0.113.7',
       now() - interval '1 year' * (1 - at.n::numeric / current_setting('shop.orders')::bigint)
from generate_series(1, current_setting('shop.orders')::bigint) at (n)
join numbered_people p on p.n = 1 + at.n % current_setting('shop.people')::bigint
order by at.n;
