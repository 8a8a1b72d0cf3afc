-- The period that a subscription is in, or was in when it was last paid, is its trial or was charged, for as long as
-- it runs or until the staff made it longer.
select s.id as subscription_id, s.status, s.current_period_start, s.current_period_end
from subscriptions s
where s.current_period_end is distinct from s.trial_end and not exists (
  select from subscription_charges c
  where c.subscription_id = s.id and c.period_start = s.current_period_start
    and (c.period_end = s.current_period_end or (c.period_end < s.current_period_end and exists (
      select from subscription_extensions x
      where x.subscription_id = s.id and x.period_start = s.current_period_start and x.period_end = s.current_period_end
    )))
);
