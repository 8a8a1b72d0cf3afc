import type { Corruption } from './corrupt-books.ts';

const message = (columns: string, values: string) =>
  `insert into whatsapp_messages (event, message_key, language, category, ${columns})
    values ('order_paid', 'uji', 'id', 'utility', ${values})`;

export const whatsappCorruptions: readonly Corruption[] = [
  {
    check: 'whatsapp-messages-were-not-mailed-as-well',
    by: 'a message that was delivered before its mail was queued',
    statement: message(
      'status, wamid, mail_job, delivered_at, mailed_at',
      "'delivered', 'wamid.1', '{}', now() - interval '1 minute', now()",
    ),
  },
  {
    check: 'whatsapp-messages-cost-what-was-sent',
    by: 'a message that failed and costs something',
    statement: message('status, cost_bigint', "'failed', 100"),
    without: ['whatsapp_messages.whatsapp_unsent_costs_nothing'],
  },
  {
    check: 'whatsapp-failures-are-mailed',
    by: 'a message that failed and was not mailed',
    statement: message('status, mail_job', `'failed', '{"name": "send-receipt"}'`),
  },
];
