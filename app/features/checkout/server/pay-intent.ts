import { formText } from '#app/lib/forms/form-reply.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Client } from '#contract/client.ts';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { listPaymentWays, topUpWallet } from '#contract/wallet/wallet.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { paymentFor, smallestOf } from '#shared/shop/nota.ts';
import { USE_BALANCE } from '../form/checkout-form-names.ts';
import { paymentKey } from './payment-key.ts';

export async function payIntent(
  client: Client,
  { intent }: { readonly intent: PurchaseIntent },
  posted: FormData,
) {
  const [session, offered] = await Promise.all([client.call(getViewer), client.call(listPaymentWays)]);
  if (!session.ok) return session;
  if (!offered.ok) return offered;
  const wallet = session.value.user?.wallet;
  const balance = posted.has(USE_BALANCE) && wallet !== undefined ? wallet.balance_bigint : sen(0);
  const smallest = smallestOf(offered.value.ways);
  const body = {
    amount: toRupiah(paymentFor(intent.total_bigint, { balance, smallest })),
    payment_method: formText(posted, 'payment_method'),
    intent_id: intent.id,
    returns_to: 'checkout' as const,
  };
  return client.call(topUpWallet, { body, idempotency_key: await paymentKey(posted, body) });
}
