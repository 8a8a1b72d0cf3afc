export const mailingCorruptions = [
  {
    check: 'ended-broadcasts-have-no-queued-mails',
    by: 'a broadcast that ended before everybody had it',
    statement: `with message as (
        insert into mailing_messages (purpose, campaign) values ('news', 'uji') returning id
      ), version as (
        insert into mailing_versions (message_id, version, subject, preview, body)
        select id, 1, 'Uji', '', '<p>Uji</p>' from message
      ), broadcast as (
        insert into broadcasts (message_id, audience, state, started_at, finished_at)
        select id, 'everybody', 'sent', now(), now() from message
      )
      insert into mailing_sends (message_id, person_id)
      select message.id, reader.id from message, (select id from people limit 1) reader`,
  },
] as const;
