-- What the back office reads across everybody.
create index orders_amount on orders (amount_bigint desc, created_at desc, id);
-- Entries are only ever appended, so a range of days lies together: a few bytes for each hundred pages.
create index ledger_entries_days on ledger_entries using brin (created_at);
