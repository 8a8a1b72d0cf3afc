-- Each entry of a wallet starts where the one before it ended, the first at zero.
select id as entry_id, wallet_id, balance_before, expected
from (
  select id, wallet_id, balance_before,
         coalesce(lag(balance_after) over (partition by wallet_id order by id), 0) as expected
  from ledger_entries where wallet_id is not null
) chain
where balance_before <> expected;
