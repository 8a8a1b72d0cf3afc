-- check: approved-adjustments-are-posted
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

-- check: no-wallet-below-zero
-- No wallet is, or ever was, below zero.
select id as wallet_id, balance_bigint from wallets where balance_bigint < 0
union all
select wallet_id, balance_after from ledger_entries where balance_after < 0;

-- check: wallets-follow-their-entries
-- A wallet's balance equals the sum of its entries and its last entry's balance; its entry count is right, too.
select w.id as wallet_id, w.balance_bigint, coalesce(sum(e.amount_bigint), 0) as entries_total,
       (array_agg(e.balance_after order by e.id desc))[1] as last_balance_after
from wallets w
left join ledger_entries e on e.wallet_id = w.id
group by w.id
having w.balance_bigint <> coalesce(sum(e.amount_bigint), 0)
    or w.entry_count <> count(e.id)
    or w.balance_bigint <> coalesce((array_agg(e.balance_after order by e.id desc))[1], 0);
