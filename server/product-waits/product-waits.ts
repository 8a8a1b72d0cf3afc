import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#shared/language/language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findActiveAccount, findRecipient } from '../account/index.ts';
import { getProduct } from '../catalog/index.ts';
import { recordConsent } from '../consents/index.ts';
import { isQuietHour } from '../payment-reminders/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { subscribeToNews } from '../subscribers/index.ts';
import {
  claimWave,
  countAsked,
  endWaves,
  lockWaitingList,
  markAsked,
  markConfirmed,
  markLeft,
  requeueWait,
  selectDueProducts,
  selectWait,
  upsertWait,
  type WaitRow,
} from './product-waits.queries.ts';

interface WaitRequest {
  readonly product: string;
  readonly email: string;
  readonly language: Language;
  /** The sentence of the tick for news; null: not ticked. */
  readonly news_words?: string | null;
  /** Null for a visitor. */
  readonly user_id: string | null;
}

type Refusal = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'PRODUCT_AVAILABLE' };

/** More would make this a way to fill somebody's mailbox. */
const CONFIRMATIONS_AN_HOUR = 3;
const MINUTES_BETWEEN = 10;

/** A user's own address counts at once; others confirm by mail, and the answer reveals nothing. */
export async function askForNotice(
  db: Database,
  { product: wanted, email, language, user_id, news_words = null }: WaitRequest,
): Promise<Result<{ readonly is_confirmed: boolean }, Refusal>> {
  const found = await getProduct(db.orm, wanted);
  if (!found.ok) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id: product_id, slug, availability } = found.value;
  if (availability === 'available') return refuse({ code: 'PRODUCT_AVAILABLE' });
  const event = availability === 'coming_soon' ? 'launch' : 'restock';
  return withTx(db, async (tx) => {
    const wait = await upsertWait(tx, { product_id, email, language, event, news_words });
    const account = user_id === null ? null : await findActiveAccount(tx, user_id);
    const is_confirmed = account?.email === email;
    if (!is_confirmed) await sendConfirmation(tx, wait);
    else await recordWait(tx, { user_id, email, slug, wait });
    return succeed({ is_confirmed });
  });
}

async function sendConfirmation(tx: Tx, { id, email, asked_at, confirmed_at }: WaitRow): Promise<void> {
  const isRecent = asked_at !== null && Date.parse(asked_at) > Date.now() - MINUTES_BETWEEN * 60_000;
  if (confirmed_at !== null || isRecent) return;
  if ((await countAsked(tx, email)) >= CONFIRMATIONS_AN_HOUR) return;
  await markAsked(tx, id);
  await addJob(tx, { name: 'send-wait-confirmation', payload: { wait_id: id } });
}

interface WaitConfirmation {
  readonly user_id: string | null;
  readonly email: string;
  readonly slug: string;
  readonly wait: Pick<WaitRow, 'id' | 'language' | 'news_words'>;
}

async function recordWait(tx: Tx, { user_id, email, slug, wait }: WaitConfirmation): Promise<void> {
  const { id, language, news_words } = wait;
  if (!(await markConfirmed(tx, id))) return;
  const source = `product:${slug}`;
  await recordConsent(tx, { user_id, email, purpose: 'waiting_list', is_granted: true, source });
  await subscribeToNews(tx, { email, language, source, words: news_words });
}

export async function confirmWait(
  tx: Tx,
  token: string,
  secret: string,
): Promise<Result<{ readonly title: string; readonly slug: string }, { readonly code: 'INVALID_TOKEN' }>> {
  const id = readConfirmToken(token, secret);
  const wait = id === null ? null : await selectWait(tx, id);
  if (id === null || wait === null || wait.is_over) return refuse({ code: 'INVALID_TOKEN' });
  const { title, slug, email } = wait;
  const account = await findRecipient(tx, email);
  await recordWait(tx, { user_id: account?.id ?? null, email, slug, wait: { id, ...wait } });
  return succeed({ title, slug });
}

export async function leaveWaitingList(tx: Tx, id: string): Promise<boolean> {
  const wait = await selectWait(tx, id);
  if (wait === null) return false;
  if (await markLeft(tx, id)) {
    const { email } = wait;
    const account = await findRecipient(tx, email);
    const decision = { purpose: 'waiting_list', is_granted: false, source: 'mail' } as const;
    await recordConsent(tx, { ...decision, user_id: account?.id ?? null, email });
  }
  return true;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signed, so that its holder holds the mailbox. */
export const confirmToken = (waitId: string, secret: string): string => `${waitId}.${sign(waitId, secret)}`;

/** Null: not one of ours. */
function readConfirmToken(token: string, secret: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(id, secret))];
  return ID.test(id) && given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const sign = (id: string, secret: string) =>
  createHmac('sha256', `confirm wait ${secret}`).update(id).digest('base64url');

interface WaveServices {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Mails waiting lists in order, by day only. Counted stock goes in waves of three times the stock, some hours apart
 * while there is some. Wave and mails are one transaction, so two workers or a crash tell nobody twice.
 */
export async function notifyWaiting({ db, clock }: WaveServices, hours: number): Promise<void> {
  const now = clock.now();
  await withTx(db, async (tx) => succeed(await endWaves(tx, now)));
  if (isQuietHour(now)) return;
  for (const productId of await selectDueProducts(db.orm, { now, hours })) {
    await withTx(db, async (tx) => {
      await lockWaitingList(tx, productId);
      for (const wait_id of await claimWave(tx, productId, { now, hours })) {
        await addJob(tx, { name: 'send-wait-notice', payload: { wait_id } });
      }
      return succeed(null);
    });
  }
}

/** Null if no confirmation is needed any more. */
export async function readWaitConfirmation(reader: Reader, id: string) {
  const wait = await selectWait(reader, id);
  return wait === null || wait.is_confirmed || wait.is_over ? null : wait;
}

/** Null for who left or has the product. A product sold out meanwhile returns the place to the line. */
export async function readWaitNotice(db: Database, id: string) {
  const wait = await selectWait(db.orm, id);
  if (wait === null || wait.is_over || wait.is_owned) return null;
  if (wait.is_for_sale) return wait;
  await withTx(db, async (tx) => succeed(await requeueWait(tx, id)));
  return null;
}
