-- What was sold has its order, and exactly the sessions of its package, each once.
select order_id, product_id
from consultation_bookings
where kind = 'paid' and (order_id is not null or status not in ('held', 'expired'))
group by order_id, product_id
having order_id is null or count(*) <> max(session_count) or min(session_count) <> max(session_count)
  or count(distinct session_number) <> count(*);
