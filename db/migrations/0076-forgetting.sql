-- Somebody who leaves is forgotten everywhere, also where rows are otherwise never rewritten (ADR 0073).

-- Whether the days of grace of an account are over: only then may the words of its owner go.
create function is_leaving(who uuid) returns boolean language sql stable as $$
  select exists (select from users where id = who and delete_after <= now())
$$;

-- The one permitted change: the name goes, and then the certificate does not stand any more.
create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.full_name = 'Akun dihapus' and new.withdrawn_at is not null
     and to_jsonb(new) - '{full_name,withdrawn_at}'::text[] = to_jsonb(old) - '{full_name,withdrawn_at}'::text[]
     and is_leaving(old.user_id) then
    return new;
  end if;
  raise exception 'a certificate is not rewritten: % refused', tg_op using errcode = 'restrict_violation';
end $$;

-- The one change after the decision: what its buyer and the staff wrote goes, the decision stays.
create function forgets_refund_words(old refund_requests, new refund_requests) returns boolean language sql stable as $$
  select new.reason = 'Dihapus' and new.decision_note in ('', 'Dihapus')
     and to_jsonb(new) - '{reason,decision_note,updated_at}'::text[]
       = to_jsonb(old) - '{reason,decision_note,updated_at}'::text[]
     and is_leaving(old.user_id)
$$;
drop trigger refund_requests_guard on refund_requests;
create trigger refund_requests_guard before update on refund_requests
  for each row when (not forgets_refund_words(old, new)) execute function guard_refund_request();
