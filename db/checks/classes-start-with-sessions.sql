-- The start of a class is that of its first session.
select p.id, p.start_date, min(s.starts_at) as first_session
from products p join class_sessions s on s.product_id = p.id
group by p.id having p.start_date is distinct from min(s.starts_at);
