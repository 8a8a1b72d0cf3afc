-- What reports read: the system accounts and the orders that count, by the moment, with all that is summed of them, so
-- that a year of a million orders is read from the indexes alone.

create index ledger_entries_accounts on ledger_entries (created_at) include (account, amount_bigint)
  where account is not null;

-- An order counts when it was paid by a posting, or was free and carried out.
create index orders_counted on orders (created_at) include (id, user_id, amount_bigint, status)
  where posting_id is not null or status in ('completed', 'refunded');

-- How many orders somebody had: counted up to six.
create index orders_counted_of_user on orders (user_id, created_at)
  where posting_id is not null or status in ('completed', 'refunded');

-- The same index with what is summed of an item.
create index order_items_sold on order_items (order_id) include (product_id, price_bigint, quantity);
drop index order_items_order;
