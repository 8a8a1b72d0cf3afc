import type { Corruption } from './corrupt-books.ts';

export const subscriptionCorruptions: readonly Corruption[] = [
  {
    check: 'live-subscriptions-have-access',
    by: 'a trial whose holding was taken away',
    statement: `update user_products set status = 'revoked'
      where order_id in (select order_id from subscriptions where status = 'trialing')`,
  },
  {
    check: 'expired-subscriptions-gave-up-access',
    by: 'access that came back after the end',
    statement: `update user_products set status = 'active'
      where order_id in (select order_id from subscriptions where status = 'expired')`,
  },
  {
    check: 'subscription-charges-are-posted',
    by: 'a charge that says less than was taken',
    statement: 'update subscription_charges set amount_bigint = amount_bigint - 1 where amount_bigint > 0',
  },
  {
    check: 'subscription-postings-have-charges',
    by: 'an old charge that vanished after its money was taken',
    statement: `delete from subscription_charges where period_start = '2026-01-31T03:00:00Z'
      and subscription_id in (select id from subscriptions where status = 'active' and discount_id is null)`,
  },
  {
    check: 'subscription-periods-do-not-overlap',
    by: 'a period that was drawn out into the next one',
    statement: `update subscription_charges set period_end = period_end + interval '1 hour'
      where period_start = '2026-01-31T03:00:00Z' and subscription_id in (select id from subscriptions where status = 'active')`,
  },
  {
    check: 'running-periods-are-charged',
    by: 'a period that nobody paid',
    statement: `update subscriptions set current_period_end = current_period_end + interval '1 year' where status = 'active'`,
  },
  {
    check: 'running-periods-are-charged',
    by: 'an extension that ends later than it says',
    statement: `insert into subscription_extensions (subscription_id, period_start, period_end, days, reason, extended_by)
        select id, current_period_start, current_period_end + interval '7 days', 7, 'Uji', user_id
        from subscriptions where status = 'active';
      update subscriptions set current_period_end = current_period_end + interval '8 days' where status = 'active'`,
  },
  {
    check: 'one-live-subscription',
    by: 'a second trial of the same product',
    without: ['subscriptions.subscriptions_one_trial'],
    statement: `insert into subscriptions select (copy).* from (
      select jsonb_populate_record(null::subscriptions, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(),
        'order_id', gen_random_uuid(), 'status', 'expired', 'ended_at', now(), 'ended_reason', 'unpaid',
        'next_action_at', null)) as copy
      from subscriptions t where status = 'trialing') copied`,
  },
];
