-- No moment of a subscription was charged twice.
select charge_id, subscription_id, period_start, previous_end
from (
  select id as charge_id, subscription_id, period_start,
         max(period_end) over (
           partition by subscription_id order by period_start, id rows between unbounded preceding and 1 preceding
         ) as previous_end
  from subscription_charges
) periods
where period_start < previous_end;
