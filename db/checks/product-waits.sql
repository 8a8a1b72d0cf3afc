-- check: waves-stay-within-stock
-- A wave of a waiting list told at most three times as many as could be sold, and each of them once.
select g.id as wave_id, g.product_id, g.stock, g.notified, count(w.id) as waits
from waiting_waves g left join product_waits w on w.wave_id = g.id
group by g.id
having g.notified > g.stock * 3 or count(w.id) > g.notified;
