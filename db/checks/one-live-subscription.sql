-- Nobody subscribes to a product twice at a time, or tries it twice.
select user_id, product_id,
       count(*) filter (where status <> 'expired') as live, count(*) filter (where trial_end is not null) as trials
from subscriptions
group by user_id, product_id
having count(*) filter (where status <> 'expired') > 1 or count(*) filter (where trial_end is not null) > 1;
