import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';

/** Mails about an account; the notifications module writes them from these facts. */
export type AccountMail =
  | { readonly kind: 'verify-email'; readonly url: string }
  | { readonly kind: 'reset-password'; readonly url: string }
  | { readonly kind: 'claim-account'; readonly url: string }
  | { readonly kind: 'account-exists'; readonly url: string };

export interface Recipient {
  readonly email: string;
  readonly full_name: string;
}

/** Queues a mail in the caller's transaction. */
export function queueAccountMail(tx: Tx, recipient: Recipient, mail: AccountMail): Promise<void> {
  return addJob(tx, {
    name: 'send-account-mail',
    payload: { to: recipient.email, full_name: recipient.full_name, ...mail },
  });
}
