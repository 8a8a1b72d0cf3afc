import type { Corruption } from './corrupt-books.ts';

const anOrder = 'from orders where posting_id is not null limit 1';

export const adsCorruptions: readonly Corruption[] = [
  {
    check: 'ad-events-were-agreed-to',
    by: 'a purchase that is told without a consent',
    statement: `insert into ad_events (order_id, platform, kind, value_bigint, occurred_at)
      select id, 'meta', 'purchase', amount_bigint, created_at ${anOrder}`,
  },
  {
    check: 'ad-events-say-what-was-paid',
    by: 'a purchase that is told with another amount',
    statement: `with agreed as (
        insert into consents (user_id, email_digest, purpose, is_granted, source)
        select user_id, 'x', 'ads', true, 'checkout' ${anOrder} returning user_id)
      insert into ad_events (order_id, platform, kind, value_bigint, occurred_at)
      select o.id, 'meta', 'purchase', o.amount_bigint + 100, o.created_at
      from orders o join agreed using (user_id) where o.posting_id is not null limit 1`,
  },
  {
    check: 'ad-consents-hold',
    by: 'a tick that outlives its consent',
    statement: `with gone as (
        insert into consents (user_id, email_digest, purpose, is_granted, source)
        select user_id, 'x', 'ads', false, 'settings' ${anOrder} returning user_id)
      insert into ad_consents (order_id, platforms, words)
      select o.id, array['meta'], 'x' from orders o join gone using (user_id) where o.posting_id is not null limit 1`,
  },
];
