import { type Actor, recordAudit, systemActor } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOtherAdmins, lockUser, toIso } from '../identity.queries.ts';
import { queueAccountMail, type Recipient } from './account-mails.ts';
import { anonymizeUser, clearDeletion, lockDue, selectDue, writeDeletion } from './deletion.queries.ts';

/** Days in which somebody may change their mind (DECISIONS 40). */
const GRACE_DAYS = 7;

interface DeletionRequest {
  /** Who asks for it: the person, or an admin who was asked. */
  readonly actor: Actor & { readonly id: string };
  readonly user_id: string;
  readonly app_url: string;
}

/**
 * Notes the wish and tells the person by mail; nothing is lost before the days of grace are over. Refuses the last
 * admin, and whoever is gone. Returns the day.
 */
export async function requestDeletion(
  tx: Tx,
  { actor, user_id, app_url }: DeletionRequest,
): Promise<Result<string, { readonly code: 'LAST_ADMIN' } | { readonly code: 'USER_NOT_FOUND' }>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.role === 'admin' && (await countOtherAdmins(tx, user.id)) === 0) {
    return refuse({ code: 'LAST_ADMIN' });
  }
  const deleteAfter = toIso(await writeDeletion(tx, user.id, GRACE_DAYS));
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

/** Marks an account as due this moment, for test data: nobody asked, so nobody is told. */
export async function markDeletionDue(tx: Tx, userId: string): Promise<void> {
  await writeDeletion(tx, userId, 0);
}

/** The account stays. Nothing to cancel is no mistake. */
export async function cancelDeletion(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (!(await clearDeletion(tx, userId))) return;
  await recordAudit(tx, actor, {
    action: 'account.deletion_cancelled',
    subject: { type: 'user', id: userId },
  });
}

/** Accounts whose days of grace are over. */
export function listDueDeletions(reader: Reader): Promise<readonly string[]> {
  return selectDue(reader, 100);
}

/** Locks an account that is due, with the address that its last mail goes to; null when it is not due (any more). */
export function lockDueDeletion(
  tx: Tx,
  userId: string,
): Promise<(Recipient & { readonly id: string }) | null> {
  return lockDue(tx, userId);
}

/**
 * Forgets the person: name, address, ways in, profile, preferences; sessions end with the account. Called last, when
 * the other modules have forgotten theirs.
 */
export async function erasePerson(tx: Tx, person: Recipient & { readonly id: string }): Promise<void> {
  await queueAccountMail(tx, person, { kind: 'account-deleted' });
  await anonymizeUser(tx, person.id);
  await recordAudit(tx, systemActor, { action: 'account.deleted', subject: { type: 'user', id: person.id } });
}
