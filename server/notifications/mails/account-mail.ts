import { accountMails } from '#messages/account/mails.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface AccountMailFacts {
  readonly full_name: string;
  readonly url?: string | undefined;
  readonly code?: string | undefined;
}

export function accountMail(kind: AccountMailKind, { full_name, url, code }: AccountMailFacts): MailContent {
  const { subject, text, label, closing } = accountMails[kind];
  return composeMail({
    // Without a link, the code can be read from the mail's notification.
    subject: code === undefined || url !== undefined ? subject : `${subject}: ${code}`,
    // Anybody can sign up with another person's address and put a message into the name.
    greeting: greet(full_name),
    paragraphs: [text],
    ...(code === undefined ? {} : { code }),
    ...(label === undefined || url === undefined ? {} : { button: { label, url } }),
    ...(closing === undefined ? {} : { closing }),
  });
}
