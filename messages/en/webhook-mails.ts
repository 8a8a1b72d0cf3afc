import type { webhookMailCopy as id } from '../id/webhook-mails.ts';

export const webhookMailCopy: typeof id = {
  subject: (host) => `Webhook stopped: ${host}`,
  text: 'We no longer send webhooks to this address: nothing reached it for three days, or it answered that it is gone.',
  next: 'What was not delivered is kept for 30 days. Mend the receiver, turn the endpoint on again, then send again what failed.',
  address: 'Address',
  description: 'Description',
  open: 'Open webhooks',
};
