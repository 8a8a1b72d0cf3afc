-- Nobody asked about a course that they never held.
select q.id, q.user_id, q.product_id
from lesson_questions q
where not exists (select from user_products h where h.user_id = q.user_id and h.product_id = q.product_id);
