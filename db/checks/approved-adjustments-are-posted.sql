-- An approved adjustment moved exactly its amount in the wallet of its user, by an adjustment posting.
select a.id as adjustment_id, a.amount_bigint, sum(e.amount_bigint) as posted
from wallet_adjustments a
left join ledger_postings l on l.id = a.posting_id and l.type = 'adjustment'
left join ledger_entries e on e.posting_id = l.id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
where a.status = 'approved'
group by a.id
having coalesce(sum(e.amount_bigint), 0) <> a.amount_bigint
    or bool_or(w.user_id is not null and w.user_id <> a.user_id);
