-- check: ended-broadcasts-have-no-queued-mails
-- A broadcast that has ended sends nobody anything, unless a person sent mails of unknown fate again.
select b.id as broadcast_id, s.id as send_id, s.attempts
from broadcasts b join mailing_sends s on s.message_id = b.message_id
where b.state in ('sent', 'cancelled') and s.state = 'queued' and s.attempts = 0;
