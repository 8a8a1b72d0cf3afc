-- check: whatsapp-messages-were-not-mailed-as-well
-- Whoever had a message delivered gets no mail in its place.
select id from whatsapp_messages where mailed_at is not null and delivered_at <= mailed_at;

-- check: whatsapp-messages-cost-what-was-sent
-- What was never sent costs nothing, and what was sent has Meta's name.
select id, status, cost_bigint from whatsapp_messages
where (status in ('queued', 'failed', 'dropped') and cost_bigint <> 0)
  or (status in ('sent', 'delivered', 'read') and wamid is null);

-- check: whatsapp-failures-are-mailed
-- A message that was dropped or failed went by mail, where there is one.
select id from whatsapp_messages where status in ('failed', 'dropped') and mail_job is not null and mailed_at is null;
