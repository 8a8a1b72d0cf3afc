-- A completed payment credited its user's wallet with exactly what was received, by a top-up posting.
select p.id as payment_id, p.received_bigint, sum(e.amount_bigint) as credited
from payments p
left join ledger_postings l on l.id = p.posting_id and l.type = 'topup'
left join ledger_entries e on e.posting_id = l.id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
where p.status in ('completed', 'refunded')
group by p.id
having coalesce(sum(e.amount_bigint), 0) <> p.received_bigint
    or bool_or(w.user_id is not null and w.user_id <> p.user_id);
