-- check: recovery-messages-keep-three-days
-- No address got two messages about what it left unfinished within three days.
select m.email_digest, m.id as message_id, n.id as next_id
from recovery_messages m
join recovery_messages n on n.email_digest = m.email_digest and n.id <> m.id
  and n.sent_at >= m.sent_at and n.sent_at < m.sent_at + interval '3 days'
where m.state = 'sent' and n.state = 'sent';
