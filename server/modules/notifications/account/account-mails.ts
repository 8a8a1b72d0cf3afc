import type { AccountMailKind, MailLanguage } from '#shared/account-mails.ts';
import { composeMail, type MailContent } from '../mail-layout.ts';
import { safeDisplayName } from '../safe-display-name.ts';
import { accountMailCopy } from './account-mail-copy.ts';

export interface AccountMailFacts {
  readonly full_name: string;
  readonly language: MailLanguage;
  readonly url?: string | undefined;
  /** What the reader types somewhere. */
  readonly code?: string | undefined;
}

/** A mail about the account itself, to its owner. */
export function accountMail(kind: AccountMailKind, facts: AccountMailFacts): MailContent {
  const { language, url, code } = facts;
  const { subject, text, label, closing } = accountMailCopy[language][kind];
  return composeMail({
    language,
    // A code alone is read in the notification of the mail; where there is a link, too, the subject says what it is about.
    subject: code === undefined || url !== undefined ? subject : `${subject}: ${code}`,
    greeting: greeting(facts),
    paragraphs: [text],
    ...(code === undefined ? {} : { code }),
    ...(label === undefined || url === undefined ? {} : { button: { label, url } }),
    ...(closing === undefined ? {} : { closing }),
  });
}

/** Anybody can sign up with anybody's address, so a name is only repeated when it can carry no message. */
function greeting({ full_name, language }: AccountMailFacts): string {
  const hello = language === 'en' ? 'Hello' : 'Halo';
  const name = safeDisplayName(full_name);
  return name === null ? `${hello},` : `${hello} ${name},`;
}
