import { listAudit, systemActor } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { writeUser } from '../account.queries.ts';
import { setRole } from '../accounts/set-role.ts';
import { deleteUnverifiedCredentials, lockUnverifiedAccount } from './email.queries.ts';

async function hadRoleChange(tx: Tx, id: string): Promise<boolean> {
  const subject = { type: 'user', id };
  const { total } = await listAudit(tx, { subject, actions: ['user.role_changed'], limit: 1, offset: 0 });
  return total > 0;
}

interface VerifiedUser {
  readonly id: string;
  readonly email: string;
}

export interface EmailVerification {
  markVerified(user: VerifiedUser): Promise<void>;
  trustProvider(email: string, name: string): Promise<void>;
  /** Removes the credentials of an unverified account: their owner is unknown. */
  revokeUnverifiedAccess(email: string): Promise<void>;
}

/** The first time only: a role removed later does not return. */
export async function grantListedRole(
  tx: Tx,
  admin_emails: readonly string[],
  { id, email }: VerifiedUser,
): Promise<void> {
  const isListed = admin_emails.some((listed) => listed.toLowerCase() === email.toLowerCase());
  if (isListed && !(await hadRoleChange(tx, id)))
    await setRole(tx, systemActor, { user_id: id, role: 'admin' });
}

export function createEmailVerification(db: Database, admin_emails: readonly string[]): EmailVerification {
  async function writeConfirmed(tx: Tx, user: VerifiedUser): Promise<void> {
    await writeUser(tx, user.id, { email_verified: true });
    await grantListedRole(tx, admin_emails, user);
  }

  return {
    async markVerified(user) {
      await withTx(db, async (tx) => succeed(await writeConfirmed(tx, user)));
    },
    async trustProvider(email, name) {
      await withTx(db, async (tx) => {
        const account = await lockUnverifiedAccount(tx, email);
        if (account === null) return succeed(null);
        await deleteUnverifiedCredentials(tx, account.id);
        await writeUser(tx, account.id, { full_name: name });
        await writeConfirmed(tx, { id: account.id, email });
        return succeed(null);
      });
    },
    async revokeUnverifiedAccess(email) {
      await withTx(db, async (tx) => {
        const account = await lockUnverifiedAccount(tx, email);
        if (account !== null) await deleteUnverifiedCredentials(tx, account.id);
        return succeed(null);
      });
    },
  };
}
