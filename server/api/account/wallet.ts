import {
  getPayment,
  getWallet,
  listGateways as listGatewaysEndpoint,
  listPayments,
  listWalletTransactions as listWalletTransactionsEndpoint,
  topUpWallet,
} from '#contract/account/wallet.ts';
import {
  getOwnPayment,
  listGateways,
  listOwnPayments,
  openTopUp,
  type TopUpServices,
} from '#server/modules/payments/index.ts';
import { listWalletTransactions, readWalletSummary } from '#server/modules/wallet/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function walletRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getWallet, async ({ caller }) =>
      succeed({ wallet: await readWalletSummary(db.orm, caller.id) }),
    ),
    implement(listWalletTransactionsEndpoint, async ({ caller, query }) =>
      succeed(await listWalletTransactions(db.orm, caller.id, query)),
    ),
    implement(listPayments, async ({ caller, query }) =>
      succeed(await listOwnPayments(db.orm, caller.id, query)),
    ),
    implement(getPayment, async ({ caller, params }) => {
      const found = await getOwnPayment(db.orm, caller.id, params.id);
      return found.ok ? succeed({ payment: found.value }) : found;
    }),
    implement(listGatewaysEndpoint, async () => succeed({ gateways: listGateways(services.gateways) })),
    implement(topUpWallet, ({ caller, body, idempotency_key }) =>
      openTopUp(services, {
        user_id: caller.id,
        amount: body.amount,
        payment_method: body.payment_method,
        description: body.description ?? 'Wallet Top-up',
        idempotency_key,
      }),
    ),
  ];
}
