import { type Actor, recordAudit, systemActor } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOtherAdmins, lockUser } from '../account.queries.ts';
import { queueAccountMail, type Recipient } from './account-mails.ts';
import { anonymizeUser, clearDeletion, writeDeletion } from './deletion.queries.ts';

/** Days during which a deletion can be cancelled (DECISIONS 40). */
const GRACE_DAYS = 7;

interface DeletionRequest {
  readonly actor: Actor & { readonly id: string };
  readonly user_id: string;
  readonly app_url: string;
}

/** Refuses the last admin and an account already deleted. */
export async function requestDeletion(
  tx: Tx,
  { actor, user_id, app_url }: DeletionRequest,
): Promise<Result<string, { readonly code: 'LAST_ADMIN' } | { readonly code: 'USER_NOT_FOUND' }>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.role === 'admin' && (await countOtherAdmins(tx, user.id)) === 0) {
    return refuse({ code: 'LAST_ADMIN' });
  }
  const deleteAfter = await writeDeletion(tx, user.id, GRACE_DAYS);
  const url = `${app_url}/user/settings?tab=privacy`;
  const kind = actor.id === user.id ? 'deletion-requested' : 'deletion-announced';
  await queueAccountMail(tx, user, { kind, url });
  await recordAudit(tx, actor, {
    action: 'account.deletion_requested',
    subject: { type: 'user', id: user.id },
    after: { delete_after: deleteAfter },
  });
  return succeed(deleteAfter);
}

/** Does nothing if no deletion is scheduled. */
export async function cancelDeletion(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (!(await clearDeletion(tx, userId))) return;
  await recordAudit(tx, actor, {
    action: 'account.deletion_cancelled',
    subject: { type: 'user', id: userId },
  });
}

/** Called last, after every other module erased its data. */
export async function erasePerson(tx: Tx, person: Recipient & { readonly id: string }): Promise<void> {
  await queueAccountMail(tx, person, { kind: 'account-deleted' });
  await anonymizeUser(tx, person.id);
  await recordAudit(tx, systemActor, { action: 'account.deleted', subject: { type: 'user', id: person.id } });
}
