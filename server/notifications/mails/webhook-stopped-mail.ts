import { mailCopy } from '#messages/notifications/mails.ts';
import { webhookMailCopy as copy } from '#messages/programs/mails.ts';
import { composeMail, type MailContent } from '../mail-layout.ts';

interface WebhookStoppedFacts {
  readonly url: string;
  readonly description: string;
  readonly app_url: string;
}

export function webhookStoppedMail({ url, description, app_url }: WebhookStoppedFacts): MailContent {
  return composeMail({
    subject: copy.subject(new URL(url).host),
    greeting: mailCopy.helloTeam,
    paragraphs: [copy.text, copy.next],
    rows: [
      { label: copy.address, value: url },
      ...(description === '' ? [] : [{ label: copy.description, value: description }]),
    ],
    button: { label: copy.open, url: `${app_url}/admin/tools/programs/webhooks` },
  });
}
