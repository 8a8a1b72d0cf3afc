import type { Corruption } from './corrupt-books.ts';

export const intentCorruptions: readonly Corruption[] = [
  {
    check: 'completed-intents-have-orders',
    by: 'two waiting purchases that led to one order',
    statement: `insert into purchase_intents (user_id, kind, request, title, total_bigint, status, order_id, settled_at)
      select user_id, kind, '{}', title, total_bigint, status, order_id, settled_at from purchase_intents`,
  },
  {
    check: 'paid-purchases-are-settled',
    by: 'a purchase that waits although it was paid',
    statement: `with wish as (insert into purchase_intents (id, user_id, kind, request, title, total_bigint)
        select id, user_id, 'checkout', '{}', 'x', 100 from payments where posting_id is not null)
      update payments set intent_id = id, completed_at = now() - interval '2 hours' where posting_id is not null`,
  },
  {
    check: 'paid-intents-are-of-their-payer',
    by: "a payment of somebody else's purchase",
    statement: `with wish as (insert into purchase_intents (user_id, kind, request, title, total_bigint, status, reason, settled_at)
        values ((select id from users where id not in (select user_id from payments) limit 1), 'checkout', '{}', 'x', 100, 'cancelled', 'x', now()) returning id)
      update payments set intent_id = (select id from wish) where posting_id is not null`,
    without: ['payments.payments_intent_of_payer'],
  },
];
