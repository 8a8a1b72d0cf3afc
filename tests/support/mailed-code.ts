import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { expect } from '#tests/support/machine/built-app.ts';

/** The six digits of the newest mail with a code to an address, once its job has run. */
export async function codeMailedTo(db: Database, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = await listDevMails(db, email);
      code = mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []).at(0) ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
