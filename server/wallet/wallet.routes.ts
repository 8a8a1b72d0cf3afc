import { redeemVoucher as redeemVoucherEndpoint } from '#contract/vouchers/vouchers.ts';
import {
  checkPayment as checkPaymentEndpoint,
  downloadPaymentReceipt,
  exportTransactions,
  getPayment,
  getWallet,
  listPayments,
  listPaymentWays as listPaymentWaysEndpoint,
  listWalletTransactions as listWalletTransactionsEndpoint,
  topUpWallet,
} from '#contract/wallet/wallet.ts';
import { readPreferences } from '#server/account/index.ts';
import { topUpForIntent } from '#server/intents/index.ts';
import { printPaymentReceipt } from '#server/invoices/index.ts';
import {
  checkPayment,
  getOwnPayment,
  listOwnPayments,
  listPaymentWays,
  openTopUp,
  type TopUpServices,
} from '#server/payments/index.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { redeemVoucher } from '#server/vouchers/index.ts';
import { exportWalletTransactions, listStatement, readWalletSummary } from '#server/wallet/index.ts';
import { mapValue, refuse, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

const firstDay = (month: string | undefined) => (month === undefined ? undefined : `${month}-01`);

export function walletRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getWallet, async ({ caller }) =>
      succeed({ wallet: await readWalletSummary(db.orm, caller.id) }),
    ),
    implement(listWalletTransactionsEndpoint, async ({ caller, query }) =>
      succeed(await listStatement(db.orm, caller.id, { ...query, month: firstDay(query.month) })),
    ),
    implement(exportTransactions, async ({ caller, query }) => {
      const { mail_language } = await readPreferences(db.orm, caller.id);
      const filter = { ...query, month: firstDay(query.month) };
      return succeed(runInLanguage(mail_language, () => exportWalletTransactions(db.orm, caller.id, filter)));
    }),
    ...paymentRoutes(services),
    implement(redeemVoucherEndpoint, ({ caller, body, idempotency_key }) =>
      redeemVoucher(db, { user_id: caller.id, code: body.code, idempotency_key }),
    ),
    implement(topUpWallet, ({ caller, body, idempotency_key }) => {
      const { intent_id, amount, payment_method, returns_to } = body;
      const topUp = {
        user_id: caller.id,
        amount,
        payment_method,
        description: body.description ?? '',
        idempotency_key,
      };
      return intent_id === undefined
        ? openTopUp(services, topUp)
        : topUpForIntent(services, { ...topUp, intent_id, returns_to });
    }),
  ];
}

function paymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(listPayments, async ({ caller, query }) =>
      succeed(await listOwnPayments(db.orm, caller.id, query)),
    ),
    implement(getPayment, ({ caller, params }) =>
      mapValue(getOwnPayment(db.orm, caller.id, params.id), (payment) => ({ payment })),
    ),
    implement(checkPaymentEndpoint, async ({ caller, params }) => {
      const checked = await checkPayment(services, caller.id, params.id);
      if (checked.ok) return succeed({ payment: checked.value });
      const { code } = checked.refusal;
      return refuse({ code: code === 'GATEWAY_UNAVAILABLE' ? 'PAYMENT_STATUS_UNKNOWN' : code });
    }),
    implement(downloadPaymentReceipt, ({ caller, params }) => printPaymentReceipt(db, caller.id, params.id)),
    implement(listPaymentWaysEndpoint, async () =>
      succeed({ ways: await listPaymentWays(db.orm, services.gateways) }),
    ),
  ];
}
