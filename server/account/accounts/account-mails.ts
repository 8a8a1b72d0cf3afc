import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';
import { findMailLanguage } from '../profile/preferences.queries.ts';

export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly url?: string;
  readonly code?: string;
}

export interface Recipient {
  readonly email: string;
  readonly full_name: string;
}

export async function queueAccountMail(tx: Tx, recipient: Recipient, mail: AccountMail): Promise<void> {
  const language = await findMailLanguage(tx, recipient.email);
  await addJob(tx, {
    name: 'send-account-mail',
    payload: { to: recipient.email, full_name: recipient.full_name, language, ...mail },
  });
}
