-- A trial's start is no order that reports count: nothing was bought yet, and its first charge has an order of its own.
-- The indexes keep saying exactly what the reports ask (`sales.queries.ts`), so that these still read nothing else.
drop index orders_counted;
create index orders_counted on orders (created_at) include (id, user_id, amount_bigint, status)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null);

drop index orders_counted_of_user;
create index orders_counted_of_user on orders (user_id, created_at)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null);
