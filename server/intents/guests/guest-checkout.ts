import { timingSafeEqual } from 'node:crypto';
import { renewAdConsent } from '#server/ads/index.ts';
import { recordTerms } from '#server/consents/index.ts';
import { reserveDiscounts } from '#server/discounts/index.ts';
import {
  type GuestPayment,
  type GuestPaymentRefusal,
  type OpenedTopUp,
  openGuestPayment,
  type TopUpServices,
} from '#server/payments/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sourcesOf } from '#server/visits/index.ts';
import type { Language } from '#shared/language/language.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import type { IntentKind } from '#shared/shop/purchase-intents.ts';
import { intentHandlers, type RefusalsByKind } from '../intent-handlers.ts';
import { type IntentRow, selectGuestIntent } from '../intents.queries.ts';
import { type IntentOutdated, renewIntent, type WithAdConsent } from '../intents.ts';
import { readWantedProduct } from '../read-intents.ts';
import { findOwn, type GuestRequest, type GuestServices, type PurchaseNotFound } from './guest-purchases.ts';
import { lockGuestForm, upsertGuestIntent } from './guests.queries.ts';
import type { PurchaseLinks } from './purchase-links.ts';

export interface GuestCheckout extends WithAdConsent {
  readonly email: string;
  readonly full_name: string;
  readonly whatsapp: string;
  readonly language: Language;
  /** The sentence of the tick for news; null: not ticked. */
  readonly news_words?: string | null;
  /** The sentence of the tick for messages at that number; null: not ticked. */
  readonly whatsapp_words?: string | null;
  readonly kind: IntentKind;
  readonly request: unknown;
  readonly payment_method: string;
  /** Digest of the visitor's network; null is not counted. */
  readonly held_by: string | null;
  /** The key under which today's visits of the guest are found; null if unknown. */
  readonly visitor?: string | null;
  /** The form's key; a repeat finds the same purchase. */
  readonly idempotency_key: string;
}

export interface OpenedGuestCheckout {
  readonly id: string;
  /** Null: nothing to pay. */
  readonly checkout_url: string | null;
  readonly qr_text: string | null;
}

type Refusal =
  | Exclude<RefusalsByKind[IntentKind], { readonly code: 'PROFILE_INCOMPLETE' }>
  | GuestPaymentRefusal
  | KeyReused
  | { readonly code: 'INTENT_SETTLED' }
  | { readonly code: 'SIGN_IN_FIRST' }
  | { readonly code: 'TOO_MANY_HOLDS' };

/** Never looks up the address, so nothing about it can be learned (DECISIONS 54). */
export async function openGuestCheckout(
  services: TopUpServices,
  checkout: GuestCheckout,
): Promise<Result<OpenedGuestCheckout, Refusal>> {
  const kept = await withTx(services.db, (tx) => saveIntent(tx, checkout));
  if (!kept.ok) return kept;
  const { id, title, total_bigint } = kept.value;
  if (total_bigint === 0) return succeed({ id, checkout_url: null, qr_text: null });
  const payment: GuestPayment = {
    intent_id: id,
    amount: toRupiah(total_bigint),
    payment_method: checkout.payment_method,
    description: title,
    return_path: purchasePath(id),
  };
  const opened = await openGuestPayment(services, payment);
  if (!opened.ok) return opened;
  const { checkout_url, qr_text } = opened.value;
  return succeed({ id, checkout_url, qr_text });
}

async function saveIntent(tx: Tx, checkout: GuestCheckout): Promise<Result<IntentRow, Refusal>> {
  const { kind, request, email, full_name, whatsapp, language, idempotency_key } = checkout;
  // A second press of the form waits for the first, and may use what that one has reserved.
  const earlierId = await lockGuestForm(tx, { email, idempotency_key });
  const quoted = await intentHandlers[kind].quote(tx, { buyer: { id: null, email }, request }, earlierId);
  if (!quoted.ok) {
    const { refusal } = quoted;
    return refusal.code === 'PROFILE_INCOMPLETE' ? refuse({ code: 'SIGN_IN_FIRST' }) : refuse(refusal);
  }
  const { title, total, discounts, lines } = quoted.value;
  const intent = await upsertGuestIntent(tx, {
    kind,
    request,
    title,
    lines,
    total_bigint: total,
    guest_email: email,
    guest_name: full_name,
    guest_phone: whatsapp === '' ? null : whatsapp,
    guest_language: language,
    guest_news_words: checkout.news_words ?? null,
    guest_whatsapp_words: checkout.whatsapp_words ?? null,
    guest_key: idempotency_key,
    ...sourcesOf(checkout.visitor),
  });
  if (intent === null) return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (intent.status !== 'waiting') return refuse({ code: 'INTENT_SETTLED' });
  await recordTerms(tx, { user_id: null, email, source: 'checkout' });
  const { held_by } = checkout;
  const reserved = await reserveDiscounts(tx, discounts, { user_id: null, intent_id: intent.id, held_by });
  if (!reserved.ok) return reserved;
  const { ad_consent } = checkout;
  if (ad_consent !== undefined && total > 0) await renewAdConsent(tx, intent.id, ad_consent);
  if (total === 0) await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: intent.id } });
  return succeed(intent);
}

interface ResumedPurchase {
  readonly id: string;
  readonly access: string;
  readonly page: string;
}

/** A reminder's link continues the payment in any browser, because its holder holds the mailbox. */
export async function resumeGuestPurchase(
  { reader, links }: { readonly reader: Reader; readonly links: PurchaseLinks },
  token: string,
): Promise<Result<ResumedPurchase, { readonly code: 'INVALID_TOKEN' }>> {
  const id = links.resumedBy(token);
  const intent = id === null ? null : await selectGuestIntent(reader, id);
  const email = intent?.guest_email ?? null;
  if (intent === null || email === null || !isSame(links.resumeTokenOf(intent.id, email), token))
    return refuse({ code: 'INVALID_TOKEN' });
  const page = (await readWantedProduct(reader, intent.request))?.checkout ?? '/marketplace';
  return succeed({ id: intent.id, access: links.accessOf(intent.id), page });
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type PayGuestPurchaseRefusal =
  | GuestPaymentRefusal
  | PurchaseNotFound
  | IntentOutdated
  | { readonly code: 'INTENT_SETTLED' };

interface GuestPayRequest extends GuestRequest {
  readonly payment_method: string;
  /** Digest of the visitor's network; null is not counted. */
  readonly held_by: string | null;
}

/** Replaces an expired or unwanted payment. The first one paid buys, a second stays as credit. */
export async function payGuestPurchase(
  services: GuestServices,
  { payment_method, held_by, ...request }: GuestPayRequest,
): Promise<Result<OpenedTopUp, PayGuestPurchaseRefusal>> {
  const intent = await findOwn(services, request);
  if (intent === null) return refuse({ code: 'PURCHASE_NOT_FOUND' });
  const { id, status, user_id, title, total_bigint } = intent;
  if (status !== 'waiting' || user_id !== null || total_bigint === 0)
    return refuse({ code: 'INTENT_SETTLED' });
  if (!(await renewIntent(services.db, { id, held_by }))) return refuse({ code: 'INTENT_OUTDATED' });
  return openGuestPayment(services, {
    intent_id: id,
    amount: toRupiah(total_bigint),
    payment_method,
    description: title,
    return_path: purchasePath(id),
  });
}
