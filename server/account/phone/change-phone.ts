import { createHash, randomInt } from 'node:crypto';
import { smsCopy } from '#messages/notifications/mails.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SendSms } from '#server/platform/outgoing/sms.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  consumePhoneChange,
  findPhone,
  isPhoneTaken,
  writePhone,
  writePhoneChange,
} from './phone.queries.ts';

export interface PhoneServices {
  readonly db: Database;
  /** Null if no SMS provider is configured. */
  readonly sendSms: SendSms | null;
}

/** Does not reveal whether the number belongs to another account. */
export async function requestPhone(
  { db, sendSms }: PhoneServices,
  userId: string,
  phone: string,
): Promise<Result<null, { readonly code: 'SAME_PHONE' | 'PHONE_UNAVAILABLE' }>> {
  if (sendSms === null) return refuse({ code: 'PHONE_UNAVAILABLE' });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const noted = await withTx(db, async (tx) => {
    if ((await findPhone(tx, userId)) === phone) return refuse({ code: 'SAME_PHONE' as const });
    await writePhoneChange(tx, userId, { phone, digest: digestOf(userId, code) });
    return succeed(null);
  });
  // Outside the transaction: the provider is slow and may fail.
  if (noted.ok) await sendSms(phone, smsCopy.code(code));
  return noted;
}

/** A number belongs to one account. */
export async function confirmPhone(
  tx: Tx,
  actor: Actor & { readonly id: string },
  code: string,
): Promise<Result<string, { readonly code: 'WRONG_CODE' | 'PHONE_TAKEN' }>> {
  const phone = await consumePhoneChange(tx, actor.id, digestOf(actor.id, code));
  if (phone === null) return refuse({ code: 'WRONG_CODE' });
  if (await isPhoneTaken(tx, actor.id, phone)) return refuse({ code: 'PHONE_TAKEN' });
  await writePhone(tx, actor.id, phone);
  await recordAudit(tx, actor, {
    action: 'account.phone_confirmed',
    subject: { type: 'user', id: actor.id },
  });
  return succeed(phone);
}

export async function removePhone(tx: Tx, actor: Actor & { readonly id: string }): Promise<void> {
  if ((await findPhone(tx, actor.id)) === null) return;
  await writePhone(tx, actor.id, null);
  await recordAudit(tx, actor, { action: 'account.phone_removed', subject: { type: 'user', id: actor.id } });
}

function digestOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}
