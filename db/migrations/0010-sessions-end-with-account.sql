-- Deactivating an account ends its sessions in the same statement, whoever writes it (DECISIONS 39).

create function end_sessions_of_inactive_user() returns trigger language plpgsql as $$
begin
  delete from auth_sessions where user_id = new.id;
  return null;
end $$;
create trigger users_deactivated after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function end_sessions_of_inactive_user();
