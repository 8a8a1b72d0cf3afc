-- Nobody answered the quiz of a course that they never held.
select a.id, a.user_id, a.product_id
from quiz_attempts a
where not exists (select from user_products h where h.user_id = a.user_id and h.product_id = a.product_id);
