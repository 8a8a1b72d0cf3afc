import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { findActiveAccount, updatePreferences } from '#server/modules/identity/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type UnsubscribeTopic, unsubscribeTopics } from '#shared/account-mails.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const tokenPayload = z.object({ user_id: z.uuid(), topic: z.enum(unsubscribeTopics) });
export type UnsubscribeRequest = z.output<typeof tokenPayload>;

/** The signed token of an unsubscribe link; it grants nothing else. */
export function unsubscribeToken({ user_id, topic }: UnsubscribeRequest, secret: string): string {
  const body = Buffer.from(`${user_id} ${topic}`).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

export function readUnsubscribeToken(token: string, secret: string): UnsubscribeRequest | null {
  const [body = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(body, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [user_id, topic] = Buffer.from(body, 'base64url').toString('utf8').split(' ');
  const parsed = tokenPayload.safeParse({ user_id, topic });
  return parsed.success ? parsed.data : null;
}

/** Stops the mails of a topic. Idempotent and without confirmation, as mail clients call it. */
export async function unsubscribe(
  tx: Tx,
  token: string,
  secret: string,
): Promise<Result<UnsubscribeTopic, { readonly code: 'INVALID_TOKEN' }>> {
  const found = readUnsubscribeToken(token, secret);
  const account = found === null ? null : await findActiveAccount(tx, found.user_id);
  if (found === null || account === null) return refuse({ code: 'INVALID_TOKEN' });
  if (found.topic === 'news')
    await withdrawConsent(tx, { id: account.id, email: account.email, purpose: 'news', source: 'mail' });
  else await updatePreferences(tx, account.id, { [found.topic]: false });
  return succeed(found.topic);
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', `unsubscribe ${secret}`).update(body).digest('base64url');
}
