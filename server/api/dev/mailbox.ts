import { listDevMails as listDevMailsEndpoint } from '#contract/dev/dev.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export interface MailboxServices {
  readonly db: Database;
}

export function mailboxRoutes({ db }: MailboxServices): readonly Implementation[] {
  return [
    implement(listDevMailsEndpoint, async ({ query }) => {
      const mails = await listDevMails(db, query.to ?? null);
      return succeed({ mails: [...mails] });
    }),
  ];
}
