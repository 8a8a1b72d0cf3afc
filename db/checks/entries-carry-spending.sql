-- What an entry says was spent so far is the sum of all purchases, subscriptions and refunds up to it.
select id as entry_id, wallet_id, spent_after, expected
from (
  select e.id, e.wallet_id, e.spent_after,
         sum(case when p.type in ('purchase', 'subscription', 'refund') then -e.amount_bigint else 0 end)
           over (partition by e.wallet_id order by e.id) as expected
  from ledger_entries e join ledger_postings p on p.id = e.posting_id
  where e.wallet_id is not null
) spending
where spent_after is distinct from expected;
