-- Nobody came to a class that they never held.
select a.session_id as id, a.user_id
from class_attendance a join class_sessions s on s.id = a.session_id
where not exists (select from user_products h where h.user_id = a.user_id and h.product_id = s.product_id);
