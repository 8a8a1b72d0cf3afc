-- The periods that a discount made cheaper and those that it has left are as many as it lasts.
select s.id as subscription_id, d.id as discount_id, d.periods, count(i.order_id) as used, s.discount_periods_left
from discounts d
join discount_uses u on u.discount_id = d.id
join subscriptions s on s.order_id = u.order_id
left join subscription_charges c on c.subscription_id = s.id
left join order_items i on i.order_id = c.order_id and i.discount_id = d.id
where d.periods is not null
group by s.id, d.id, d.periods, s.discount_id, s.discount_periods_left
having count(i.order_id) + case when s.discount_id = d.id then s.discount_periods_left else 0 end
  not between case when s.discount_id = d.id then d.periods else 0 end and d.periods;
