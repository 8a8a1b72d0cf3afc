-- Few entries are refunds, and what was refunded in a year is asked for by day, by order and by product.
create index ledger_entries_refunds on ledger_entries (created_at) include (posting_id, amount_bigint) where account = 'refunds';

-- What staff has to do next is read by when it is due.
create index leads_next_action on leads (next_action_on, created_at, id) where next_action_on is not null;
