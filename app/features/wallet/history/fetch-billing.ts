import { orThrow } from '#app/lib/api/or-throw.ts';
import type { Client } from '#contract/client.ts';
import {
  getPurchaseIntent,
  listPurchaseIntents,
  type PurchaseIntent,
} from '#contract/intents/purchase-intents.ts';
import { getOrderDetails } from '#contract/orders/orders.ts';
import {
  getPayment,
  getWallet,
  listPayments,
  listPaymentWays,
  listWalletTransactions,
  type Wallet,
} from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { boughtPage } from '#shared/shop/bought-page.ts';
import type { BillingView } from './billing-view.ts';

interface BillingRequest {
  readonly view: BillingView;
  readonly page_size: number;
  readonly payment_id: string | null;
  readonly intent_id: string | null;
}

/** Shown when the wallet cannot be read (ERR-062, WAL-036). */
export const emptyWallet: Wallet = {
  id: null,
  user_id: '',
  balance_bigint: sen(0),
  currency: 'IDR',
  is_active: true,
  dispute: null,
  total_spent: rupiah(0),
  transaction_count: 0,
  created_at: null,
  updated_at: null,
};

/** A part that fails is empty and named in `problem`. */
export async function fetchBilling(
  client: Client,
  { view, page_size, payment_id, intent_id }: BillingRequest,
) {
  const query = { limit: page_size, offset: (view.page - 1) * page_size };
  const filter = {
    ...(view.type === null ? {} : { type: view.type }),
    ...(view.month === null ? {} : { month: view.month }),
  };
  // Read before the balance, which is then never older than the payment's status.
  const payment = payment_id === null ? null : await client.call(getPayment, { params: { id: payment_id } });
  const paid = payment?.ok === true ? payment.value.payment : null;
  const requestedIntent = paid?.intent_id ?? intent_id;
  const intent =
    requestedIntent === null
      ? null
      : await client.call(getPurchaseIntent, { params: { id: requestedIntent } });
  const [wallet, transactions, payments, intents, ways] = await Promise.all([
    client.call(getWallet),
    view.tab === 'transactions'
      ? client.call(listWalletTransactions, { query: { ...query, ...filter } })
      : null,
    view.tab === 'payments' ? client.call(listPayments, { query }) : null,
    client.call(listPurchaseIntents),
    client.call(listPaymentWays),
  ]);
  // Visitors get the sign-in screen.
  if (!wallet.ok && wallet.refusal.code === 'UNAUTHENTICATED') orThrow(wallet);
  const boughtFor = intent?.ok === true ? intent.value.intent : null;
  return {
    wallet: wallet.ok ? wallet.value.wallet : emptyWallet,
    transactions: transactions?.ok === true ? transactions.value : null,
    payments: payments?.ok === true ? payments.value : null,
    payment: paid,
    intent: boughtFor,
    bought_page: await fetchBoughtPage(client, boughtFor),
    intents: intents.ok ? intents.value.intents : [],
    ways: ways.ok ? ways.value.ways : [],
    problem: billingProblem(wallet.ok, (transactions ?? payments)?.ok === true),
  };
}

/** The path of the completed purchase; null while it waits. */
async function fetchBoughtPage(client: Client, intent: PurchaseIntent | null): Promise<string | null> {
  if (intent?.status !== 'completed') return null;
  if (intent.kind === 'subscription') return '/user/subscriptions';
  const found =
    intent.order_id === null ? null : await client.call(getOrderDetails, { params: { id: intent.order_id } });
  return boughtPage(found?.ok === true ? found.value.order.items : []);
}

/** Null: everything was read. */
export function billingProblem(hasWallet: boolean, hasHistory: boolean): string | null {
  if (!hasWallet && !hasHistory) return walletCopy.failed;
  if (!hasWallet) return walletCopy.refreshFailed.wallet;
  return hasHistory ? null : walletCopy.refreshFailed.transactions;
}
