-- check: reviews-by-owners
-- Reviews come only from users who hold or held the product.
select r.id as review_id, r.user_id, r.product_id
from reviews r
where not exists (select from user_products h where h.user_id = r.user_id and h.product_id = r.product_id);
