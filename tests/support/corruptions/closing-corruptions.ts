import type { Corruption } from './corrupt-books.ts';

/** Stored sums that differ from the rows they add up. */
export const closingCorruptions: readonly Corruption[] = [
  {
    check: 'closed-days-match-entries',
    by: 'a closed day that lost a sen',
    statement: `with closed as (update ledger_closing set closed_until = '9999-01-01')
      insert into ledger_days (day, account, amount_bigint, entries)
      select (created_at at time zone interval '7 hours')::date, account, sum(amount_bigint) - 1, count(*)
      from ledger_entries where account is not null group by 1, 2`,
  },
  {
    check: 'closed-sales-match-orders',
    by: 'a closed day that lost an order',
    statement: `with closed as (update sales_closing set closed_until = '9999-01-01') insert into order_days
      select day, orders - 1, free_orders, refunded_orders, amount_bigint from count_order_days('-infinity', 'infinity')`,
  },
  {
    check: 'kept-buyers-match-orders',
    by: 'a buyer who is kept with an order too many',
    statement: `insert into buyer_sums (days, user_id, had, orders, amount_bigint)
      select 30, user_id, 2, 2, 0 from orders limit 1`,
  },
];
