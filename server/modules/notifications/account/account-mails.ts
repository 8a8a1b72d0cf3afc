import type { Mailer } from '#server/platform/mailer.ts';
import type { AccountMailKind, MailLanguage } from '#shared/account-mails.ts';
import { composeMail, type MailContent, safeDisplayName } from '../mail-layout.ts';
import { accountMailCopy } from './account-mail-copy.ts';

interface AccountMailFacts {
  readonly full_name: string;
  readonly language: MailLanguage;
  readonly url?: string | undefined;
  readonly code?: string | undefined;
}

export interface AccountMailRequest extends AccountMailFacts {
  readonly kind: AccountMailKind;
  readonly to: string;
}

export function sendAccountMail(mailer: Mailer, { kind, to, ...facts }: AccountMailRequest): Promise<void> {
  return mailer.send({ to, ...accountMail(kind, facts) });
}

export function accountMail(kind: AccountMailKind, facts: AccountMailFacts): MailContent {
  const { language, url, code } = facts;
  const { subject, text, label, closing } = accountMailCopy[language][kind];
  return composeMail({
    language,
    // Without a link, the code can be read from the mail's notification.
    subject: code === undefined || url !== undefined ? subject : `${subject}: ${code}`,
    greeting: greeting(facts),
    paragraphs: [text],
    ...(code === undefined ? {} : { code }),
    ...(label === undefined || url === undefined ? {} : { button: { label, url } }),
    ...(closing === undefined ? {} : { closing }),
  });
}

/** Anybody can sign up with another person's address and put a message into the name. */
function greeting({ full_name, language }: AccountMailFacts): string {
  const hello = language === 'en' ? 'Hello' : 'Halo';
  const name = safeDisplayName(full_name);
  return name === null ? `${hello},` : `${hello} ${name},`;
}
