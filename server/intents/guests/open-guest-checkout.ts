import { recordTerms } from '#server/consents/index.ts';
import { reserveDiscounts } from '#server/discounts/index.ts';
import {
  type GuestPayment,
  type GuestPaymentRefusal,
  openGuestPayment,
  type TopUpServices,
} from '#server/payments/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Language } from '#shared/language/language.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import type { IntentKind } from '#shared/shop/purchase-intents.ts';
import { intentHandlers, type RefusalsByKind } from '../intent-handlers.ts';
import type { IntentRow } from '../intents.queries.ts';
import { lockGuestForm, upsertGuestIntent } from './guests.queries.ts';

export interface GuestCheckout {
  readonly email: string;
  readonly full_name: string;
  readonly whatsapp: string;
  readonly language: Language;
  readonly kind: IntentKind;
  readonly request: unknown;
  readonly payment_method: string;
  /** Digest of the visitor's network; null is not counted. */
  readonly held_by: string | null;
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
    guest_key: idempotency_key,
  });
  if (intent === null) return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (intent.status !== 'waiting') return refuse({ code: 'INTENT_SETTLED' });
  await recordTerms(tx, { user_id: null, email, source: 'checkout' });
  const { held_by } = checkout;
  const reserved = await reserveDiscounts(tx, discounts, { user_id: null, intent_id: intent.id, held_by });
  if (!reserved.ok) return reserved;
  if (total === 0) await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: intent.id } });
  return succeed(intent);
}
