-- A charge took exactly its amount from the wallet of its subscriber, by the posting of its order.
select c.id as charge_id, c.amount_bigint, -sum(e.amount_bigint) as taken
from subscription_charges c
join subscriptions s on s.id = c.subscription_id
left join orders o on o.id = c.order_id
left join ledger_postings p on p.id = c.posting_id and p.type = 'subscription'
left join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
group by c.id, s.user_id, o.id
having coalesce(-sum(e.amount_bigint), 0) <> c.amount_bigint
    or o.id is null or o.posting_id is distinct from c.posting_id
    or bool_or(w.user_id is not null and w.user_id <> s.user_id);
