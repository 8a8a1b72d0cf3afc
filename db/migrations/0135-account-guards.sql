-- Guards of accounts that hold whoever writes: the app's own code, the auth library, or a person at the console.

-- A link or a half-done sign-in is worth no more than the password and the address that it was made for. The library
-- keeps whose it is in `value`: links that set a password, and sign-ins that still lack their second factor.
create function end_open_proofs(owner uuid) returns void language sql as $$
  delete from auth_verifications where value = owner::text;
$$;
-- Codes by mail are kept under the address.
create function end_mailed_codes(address text) returns void language sql as $$
  delete from auth_verifications
  where identifier in ('sign-in-otp-' || address, 'email-verification-otp-' || address);
$$;
create index auth_verifications_value on auth_verifications using hash (value);

create function password_ends_open_proofs() returns trigger language plpgsql as $$
begin
  perform end_open_proofs(new.user_id);
  perform end_mailed_codes(email) from users where id = new.user_id;
  return null;
end $$;
create trigger auth_accounts_password after update of password on auth_accounts
  for each row when (new.password is distinct from old.password) execute function password_ends_open_proofs();
create trigger auth_accounts_first_password after insert on auth_accounts
  for each row when (new.password is not null) execute function password_ends_open_proofs();

create function address_ends_open_proofs() returns trigger language plpgsql as $$
begin
  perform end_open_proofs(new.id);
  perform end_mailed_codes(old.email);
  perform end_mailed_codes(new.email);
  return null;
end $$;
create trigger users_address after update of email on users
  for each row when (new.email <> old.email) execute function address_ends_open_proofs();

-- The 30 seconds whose code was used last; an older or the same code opens nothing any more.
alter table auth_two_factors add column last_used_step bigint not null default 0;

-- However often a session is renewed, it ends so long after the sign-in (DECISIONS 55).
create function session_lifetime(role text) returns interval language sql immutable as $$
  select case when role = 'user' then interval '90 days' else interval '30 days' end;
$$;

create function limit_session() returns trigger language plpgsql as $$
begin
  select least(new.expires_at, new.created_at + session_lifetime(role))
    into new.expires_at from users where id = new.user_id;
  return new;
end $$;
create trigger auth_sessions_limit before insert or update of expires_at on auth_sessions
  for each row execute function limit_session();

create function limit_sessions_of_new_role() returns trigger language plpgsql as $$
begin
  update auth_sessions set expires_at = least(expires_at, created_at + session_lifetime(new.role))
  where user_id = new.id;
  return null;
end $$;
create trigger users_new_role after update of role on users
  for each row when (new.role <> old.role) execute function limit_sessions_of_new_role();

update auth_sessions s set expires_at = least(s.expires_at, s.created_at + session_lifetime(u.role))
from users u where u.id = s.user_id;
