-- check: ad-events-were-agreed-to
-- An ad platform is told only of purchases whose buyer agreed, as the log of consents says.
select e.id, e.order_id from ad_events e join orders o on o.id = e.order_id
where not exists (
  select from consents c where c.user_id = o.user_id and c.purpose = 'ads' and c.is_granted and c.created_at <= e.created_at);

-- check: ad-events-say-what-was-paid
-- A purchase is told with what its order cost, once, and refunds with what was given back.
select e.id, e.value_bigint from ad_events e join orders o on o.id = e.order_id
where e.kind = 'purchase' and e.value_bigint <> o.amount_bigint
  or e.kind = 'refund' and e.value_bigint <> (
    select sum(amount_bigint) from ledger_entries where posting_id = e.posting_id and amount_bigint > 0);

-- check: ad-consents-hold
-- What is kept for ad platforms goes when its buyer takes the consent back.
select c.id, c.order_id from ad_consents c join orders o on o.id = c.order_id
where not (
  select l.is_granted from consents l where l.user_id = o.user_id and l.purpose = 'ads' order by l.id desc limit 1);
