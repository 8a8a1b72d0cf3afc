-- A wallet's balance is the sum of its entries and what its last entry says; its entry count is right, too.
select w.id as wallet_id, w.balance_bigint, coalesce(sum(e.amount_bigint), 0) as entries_total,
       (array_agg(e.balance_after order by e.id desc))[1] as last_balance_after
from wallets w
left join ledger_entries e on e.wallet_id = w.id
group by w.id
having w.balance_bigint <> coalesce(sum(e.amount_bigint), 0)
    or w.entry_count <> count(e.id)
    or w.balance_bigint <> coalesce((array_agg(e.balance_after order by e.id desc))[1], 0);
