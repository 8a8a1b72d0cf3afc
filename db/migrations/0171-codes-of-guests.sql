-- A guest's reservation gets its buyer with the payment: the limit of one buyer holds then, too (docs/decisions/0124).
create function guard_claimed_discount_use() returns trigger language plpgsql as $$
begin
  if new.nth > (select max_uses_per_buyer from discounts where id = new.discount_id for share) then
    raise exception 'discount % was used as often as one buyer may', new.discount_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger discount_uses_guard_claimed before update of user_id on discount_uses
  for each row when (old.user_id is null and new.user_id is not null)
  execute function guard_claimed_discount_use();
