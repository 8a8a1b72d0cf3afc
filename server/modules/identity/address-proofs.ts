import { listAudit, theSystem } from '#server/modules/audit/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { writeUser } from './identity.queries.ts';
import { setRole } from './set-role.ts';
import { deleteUnprovenAccess, lockUnproven } from './unproven-accounts.queries.ts';

async function hadRoleChange(tx: Tx, id: string): Promise<boolean> {
  const subject = { type: 'user', id };
  const { total } = await listAudit(tx, { subject, actions: ['user.role_changed'], limit: 1, offset: 0 });
  return total > 0;
}

interface Proven {
  readonly id: string;
  readonly email: string;
}

export interface AddressProofs {
  /** The owner of the account has shown that the address is theirs. */
  confirm(user: Proven): Promise<void>;
  /** A provider has shown it; whoever typed the address first keeps no way into the account. */
  vouch(email: string, name: string): Promise<void>;
  /** Nobody knows any more whose password the account of an unproven address has, so it has none. */
  dropUnprovenAccess(email: string): Promise<void>;
}

/** What follows when an address is proved to be somebody's, or is wanted by two. */
export function createAddressProofs(db: Database, adminEmails: readonly string[]): AddressProofs {
  const admins = new Set(adminEmails.map((email) => email.toLowerCase()));

  /**
   * An address in ADMIN_EMAILS makes an admin, but only once its owner has shown that it is theirs, and once: a role
   * that was taken away later does not come back by another proof.
   */
  async function writeConfirmed(tx: Tx, { id, email }: Proven): Promise<void> {
    await writeUser(tx, id, { email_verified: true });
    if (!admins.has(email.toLowerCase()) || (await hadRoleChange(tx, id))) return;
    await setRole(tx, theSystem, { user_id: id, role: 'admin' });
  }

  return {
    async confirm(user) {
      await withTx(db, async (tx) => succeed(await writeConfirmed(tx, user)));
    },
    async vouch(email, name) {
      await withTx(db, async (tx) => {
        const account = await lockUnproven(tx, email);
        if (account === null) return succeed(null);
        await deleteUnprovenAccess(tx, account.id);
        await writeUser(tx, account.id, { full_name: name });
        await writeConfirmed(tx, { id: account.id, email });
        return succeed(null);
      });
    },
    async dropUnprovenAccess(email) {
      await withTx(db, async (tx) => {
        const account = await lockUnproven(tx, email);
        if (account !== null) await deleteUnprovenAccess(tx, account.id);
        return succeed(null);
      });
    },
  };
}
