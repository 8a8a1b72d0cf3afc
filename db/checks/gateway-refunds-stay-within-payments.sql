-- No more is promised back to a payment than arrived with it, in rupiah and in the currency that was collected.
select p.id as payment_id, p.received_bigint, sum(r.amount_bigint) as promised, sum(r.charge_bigint) as promised_charge
from payments p
join gateway_refunds r on r.payment_id = p.id and r.status <> 'failed'
group by p.id
having sum(r.amount_bigint) > coalesce(p.received_bigint, 0)
    or coalesce(sum(r.charge_bigint), 0) > coalesce(p.received_charge_bigint, 0);
