-- Nobody holds a product twice.
select user_id, product_id, count(*) as holdings
from user_products where status = 'active'
group by user_id, product_id
having count(*) > 1;
