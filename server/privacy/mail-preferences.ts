import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { InputOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/privacy/privacy.ts';
import { mailsCopy } from '#messages/account/settings.ts';
import { cartWishCopy } from '#messages/recovery/cart-wish.ts';
import { findActiveAccount, readAccount, readPreferences, updatePreferences } from '#server/account/index.ts';
import {
  grantMessages,
  hasConsent,
  listMessageConsents,
  recordConsent,
  withdrawMessages,
} from '#server/consents/index.ts';
import { eraseSubmissions } from '#server/leads/index.ts';
import { stopReminders } from '#server/payment-reminders/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { leaveAllLists, leaveWaitingList } from '#server/product-waits/index.ts';
import { unsubscribePerson } from '#server/subscribers/index.ts';
import { type UnsubscribeTopic, unsubscribeTopics } from '#shared/people/account-mails.ts';
import {
  formOf,
  isMessagePurpose,
  type MessageChannel,
  type MessagePurpose,
  messageChannels,
  type WithdrawablePurpose,
} from '#shared/people/consents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

type Change = InputOf<typeof contract.updatePreferences>['body'];

export async function readMailPreferences(reader: Reader, userId: string): Promise<contract.Preferences> {
  const [preferences, { email }] = await Promise.all([
    readPreferences(reader, userId),
    readAccount(reader, userId),
  ]);
  const consents = await listMessageConsents(reader, email);
  const isGranted = (purpose: MessagePurpose) =>
    consents.some((one) => one.purpose === purpose && one.channel === 'mail' && one.is_granted);
  const { language: _language, ...topics } = preferences;
  return {
    ...topics,
    news: isGranted('news'),
    offers: isGranted('offers'),
    cart: isGranted('reminders'),
  };
}

export async function updateMailPreferences(
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  { news, offers, cart, ...change }: Change,
): Promise<contract.Preferences> {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await updatePreferences(tx, person.id, changes);
  const decision = { user_id: person.id, email: person.email, source: 'settings' };
  const wishes = [
    { topic: 'news', purpose: 'news', isWanted: news },
    { topic: 'offers', purpose: 'offers', isWanted: offers },
    { topic: 'cart', purpose: 'reminders', isWanted: cart },
  ] as const;
  for (const { topic, purpose, isWanted } of wishes) {
    const topics = [{ purpose, channel: 'mail' } as const];
    if (isWanted === true) {
      const { label, hint } = topic === 'cart' ? cartWishCopy : mailsCopy.topics[topic];
      await grantMessages(tx, { ...decision, topics, words: `${label}. ${hint}` });
    }
    if (isWanted === false) await withdrawMessages(tx, { ...decision, topics });
  }
  return readMailPreferences(tx, person.id);
}

/**
 * `user_id` holds the place on a waiting list, the payment of a guest's reminder, or the person of `people` whose news,
 * offers or reminders end.
 */
const tokenPayload = z.object({ user_id: z.uuid(), topic: z.enum(unsubscribeTopics) });
type UnsubscribeRequest = z.output<typeof tokenPayload>;

/** The signed token of an unsubscribe link; it grants nothing else. */
export function unsubscribeToken({ user_id, topic }: UnsubscribeRequest, secret: string): string {
  const body = Buffer.from(`${user_id} ${topic}`).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

function readUnsubscribeToken(token: string, secret: string): UnsubscribeRequest | null {
  const [body = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(body, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [user_id, topic] = Buffer.from(body, 'base64url').toString('utf8').split(' ');
  const parsed = tokenPayload.safeParse({ user_id, topic });
  return parsed.success ? parsed.data : null;
}

/** Idempotent and without confirmation, as mail clients call it. Accepts tokens of earlier secrets. */
export async function unsubscribe(
  tx: Tx,
  token: string,
  secrets: readonly string[],
): Promise<Result<UnsubscribeTopic, { readonly code: 'INVALID_TOKEN' }>> {
  const [found = null] = secrets.flatMap((secret) => readUnsubscribeToken(token, secret) ?? []);
  if (found?.topic === 'waiting_list' || found?.topic === 'payment_reminders') {
    const stop = found.topic === 'waiting_list' ? leaveWaitingList : stopReminders;
    return (await stop(tx, found.user_id)) ? succeed(found.topic) : refuse({ code: 'INVALID_TOKEN' });
  }
  if (found?.topic === 'news' || found?.topic === 'offers' || found?.topic === 'cart') {
    const purpose = found.topic === 'cart' ? 'reminders' : found.topic;
    const isKnown = await unsubscribePerson(tx, found.user_id, purpose);
    return isKnown ? succeed(found.topic) : refuse({ code: 'INVALID_TOKEN' });
  }
  const account = found === null ? null : await findActiveAccount(tx, found.user_id);
  if (found?.topic === 'reminders' && account === null) {
    const isKnown = await unsubscribePerson(tx, found.user_id, 'reminders');
    return isKnown ? succeed(found.topic) : refuse({ code: 'INVALID_TOKEN' });
  }
  if (found === null || account === null) return refuse({ code: 'INVALID_TOKEN' });
  await updatePreferences(tx, account.id, { [found.topic]: false });
  return succeed(found.topic);
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', `unsubscribe ${secret}`).update(body).digest('base64url');
}

interface Withdrawal {
  readonly id: string;
  readonly email: string;
  readonly purpose: WithdrawablePurpose;
  /** Undefined: every channel. */
  readonly channel?: MessageChannel | undefined;
  readonly source: 'settings' | 'mail';
}

/** Deletes what was stored because of the consent; does nothing without one. */
export async function withdrawConsent(
  tx: Tx,
  { id, email, purpose, channel, source }: Withdrawal,
): Promise<void> {
  if (isMessagePurpose(purpose)) {
    const channels = channel === undefined ? messageChannels : [channel];
    const topics = channels.map((one) => ({ purpose, channel: one }));
    await withdrawMessages(tx, { user_id: id, email, source, topics });
    return;
  }
  if (!(await hasConsent(tx, id, purpose))) return;
  await recordConsent(tx, { user_id: id, email, purpose, is_granted: false, source });
  if (purpose === 'waiting_list') await leaveAllLists(tx, email);
  const form = formOf(purpose);
  if (form !== null) await eraseSubmissions(tx, { user_id: id, email }, [form]);
}
