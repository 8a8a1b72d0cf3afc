-- A completed order that the balance or a payment bought took exactly its amount from the wallet of its buyer, once.
select o.id as order_id, o.amount_bigint, -sum(e.amount_bigint) as paid
from orders o
left join ledger_entries e on e.posting_id = o.posting_id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
where (o.payment_method in ('wallet', 'wallet_credits') or o.payment_id is not null)
  and o.status in ('completed', 'refunded')
group by o.id
having coalesce(-sum(e.amount_bigint), 0) <> o.amount_bigint
    or bool_or(w.user_id is not null and w.user_id <> o.user_id);
