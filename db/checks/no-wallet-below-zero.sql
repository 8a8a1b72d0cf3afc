-- No wallet is, or ever was, below zero.
select id as wallet_id, balance_bigint from wallets where balance_bigint < 0
union all
select wallet_id, balance_after from ledger_entries where balance_after < 0;
