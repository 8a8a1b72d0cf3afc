-- Where a product has places, they are its stock: a number of its own beside them would say "sold out" of a class with
-- free places, as no refund of a place gives it back.
create or replace function units_left(product uuid, own integer) returns integer language sql stable as $$
  select case when sales_ended(p) then 0
         when p.max_students is not null then greatest(0, p.max_students - places_taken(p.id))
         else own end
  from products p where p.id = product
$$;
