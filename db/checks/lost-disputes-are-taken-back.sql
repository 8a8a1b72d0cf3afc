-- What a lost dispute took back left the wallet of its payer by postings of its own, and nothing else did.
select d.id as dispute_id, d.taken_bigint, coalesce(-sum(e.amount_bigint), 0) as posted
from payment_disputes d
join payments p on p.id = d.payment_id
left join ledger_postings l on l.reference_type = 'dispute' and l.reference_id = d.id::text
left join ledger_entries e on e.posting_id = l.id and e.wallet_id = (select w.id from wallets w where w.user_id = p.user_id)
group by d.id
having d.taken_bigint <> coalesce(-sum(e.amount_bigint), 0);
