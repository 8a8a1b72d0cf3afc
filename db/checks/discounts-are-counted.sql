-- A discount and its codes were used as often as they have uses that stand, and never more often than they may be.
select d.id as discount_id, null as code, d.uses, d.max_uses
from discounts d
where d.max_uses is not null
  and (d.uses <> (select count(*) from discount_uses u where u.discount_id = d.id and u.status <> 'freed')
       or d.uses > d.max_uses)
union all
select c.discount_id, c.code, c.uses, c.max_uses
from discount_codes c
where c.max_uses is not null
  and (c.uses <> (select count(*) from discount_uses u where u.code = c.code and u.status <> 'freed')
       or c.uses > c.max_uses);
