-- A dispute that its gateway closed as won and takes up again is open again (DECISIONS 59): its wallet is frozen by the
-- trigger. What was won stays so against its gateway only by a person's word.
update payment_disputes set status = 'open', settled_at = null
where status = 'won' and gateway_state <> 'won' and settled_by is null;
alter table payment_disputes add constraint won_by_gateway_or_person
  check (status <> 'won' or gateway_state = 'won' or settled_by is not null);
