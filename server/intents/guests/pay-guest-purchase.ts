import { type GuestPaymentRefusal, type OpenedTopUp, openGuestPayment } from '#server/payments/index.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { type IntentOutdated, renewIntent } from '../renew-intent.ts';
import { findOwn, type GuestRequest, type GuestServices, type PurchaseNotFound } from './guest-purchases.ts';

type Refusal = GuestPaymentRefusal | PurchaseNotFound | IntentOutdated | { readonly code: 'INTENT_SETTLED' };

interface GuestPayRequest extends GuestRequest {
  readonly payment_method: string;
  /** Digest of the visitor's network; null is not counted. */
  readonly held_by: string | null;
}

/** Replaces an expired or unwanted payment. The first one paid buys, a second stays as credit. */
export async function payGuestPurchase(
  services: GuestServices,
  { payment_method, held_by, ...request }: GuestPayRequest,
): Promise<Result<OpenedTopUp, Refusal>> {
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
