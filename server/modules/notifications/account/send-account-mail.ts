import type { Mailer } from '#server/platform/mailer.ts';
import type { AccountMailKind } from '#shared/account-mails.ts';
import { type AccountMailFacts, accountMail } from './account-mails.ts';

export interface AccountMailRequest extends AccountMailFacts {
  readonly kind: AccountMailKind;
  readonly to: string;
}

export function sendAccountMail(mailer: Mailer, { kind, to, ...facts }: AccountMailRequest): Promise<void> {
  return mailer.send({ to, ...accountMail(kind, facts) });
}
