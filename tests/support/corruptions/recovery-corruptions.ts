import type { Corruption } from './corrupt-books.ts';

export const recoveryCorruptions: readonly Corruption[] = [
  {
    check: 'recovery-messages-keep-three-days',
    by: 'two messages to one address on one day',
    statement: `insert into recovery_messages (cause, subject_id, occurred_at, email_digest, due_at, state, sent_at)
      select 'cart', gen_random_uuid(), now(), 'x', now(), 'sent', now() from generate_series(1, 2)`,
  },
  {
    check: 'waves-stay-within-stock',
    by: 'a wave of four for one unit',
    statement: `insert into waiting_waves (product_id, stock, notified, started_at)
      select id, 1, 4, now() from products limit 1`,
  },
];
