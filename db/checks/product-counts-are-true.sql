-- The kept counts of products are what counting them gives.
select is_subscription, is_active, is_featured, billing_cycle, is_archived, kept.total, real.total as counted
from product_counts kept
full join product_states real using (is_subscription, is_active, is_featured, billing_cycle, is_archived)
where coalesce(kept.total, 0) <> coalesce(real.total, 0);
