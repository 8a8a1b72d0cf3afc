import type { Corruption } from './corrupt-books.ts';

const made = `made as (
  insert into sequences (name, purpose, trigger_kind) values ('Rusak', 'news', 'hand') returning id)`;

export const sequenceCorruptions: readonly Corruption[] = [
  {
    check: 'paused-sequences-sleep',
    by: 'somebody whom the worker looks at in a sequence that never ran',
    statement: `with ${made} insert into sequence_enrolments (sequence_id, person_id)
      select made.id, p.id from made, (select id from people limit 1) p`,
  },
  {
    check: 'sequence-lines-have-no-gaps',
    by: 'a line that begins with its second step',
    statement: `with message as (
        insert into mailing_messages (purpose, campaign) values ('news', 'rusak') returning id
      ), ${made}
      insert into sequence_steps (sequence_id, position, delay_unit, delay_count, message_id)
      select made.id, 2, 'days', 1, message.id from made, message`,
  },
];
