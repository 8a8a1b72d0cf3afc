import { createHash, randomInt } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { queueAccountMail, type Recipient } from '../accounts/account-mails.ts';
import { confirmSession } from '../sessions/sessions.queries.ts';
import { consumeCode, findPasswordHash, writeCode } from './reauthentication.queries.ts';

/** Whose session it is. */
export interface SessionOwner extends Recipient {
  readonly id: string;
  readonly session_id: string;
}

/** One of both: the password, or the code that was mailed. */
export interface ReauthenticationInput {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

const CONFIRMED_MS = 15 * 60 * 1000;

/** Whether the owner of the session has proved lately who they are; a dangerous action asks for it. */
export function isConfirmed(confirmedAt: string, now: Date): boolean {
  return now.getTime() - new Date(confirmedAt).getTime() < CONFIRMED_MS;
}

/** Mails a code for somebody who has no password, or does not remember it. */
export async function sendReauthenticationCode(tx: Tx, owner: SessionOwner): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await writeCode(tx, owner.session_id, digestOf(owner, code));
  await queueAccountMail(tx, owner, { kind: 'confirm-code', code });
}

/** Notes in the session that its owner has just proved who they are. */
export async function reauthenticate(
  db: Database,
  owner: SessionOwner,
  proof: ReauthenticationInput,
): Promise<Result<null, { readonly code: 'WRONG_PASSWORD' | 'WRONG_CODE' }>> {
  if (proof.password !== undefined) {
    // Before the transaction: a password is slow to check, and nothing is locked by it.
    const hash = await findPasswordHash(db.orm, owner.id);
    const isRight = hash !== null && (await verifyPassword({ hash, password: proof.password }));
    if (!isRight) return refuse({ code: 'WRONG_PASSWORD' });
  }
  return withTx(db, async (tx) => {
    const { code } = proof;
    const isMailed = code !== undefined && (await consumeCode(tx, owner.session_id, digestOf(owner, code)));
    if (proof.password === undefined && !isMailed) return refuse({ code: 'WRONG_CODE' });
    await confirmSession(tx, owner.session_id);
    return succeed(null);
  });
}

function digestOf({ session_id }: SessionOwner, code: string): string {
  return createHash('sha256').update(`${session_id} ${code}`).digest('base64url');
}
