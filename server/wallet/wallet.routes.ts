import {
  adjustWallet as adjustWalletEndpoint,
  decideAdjustment as decideAdjustmentEndpoint,
  getAnyWallet,
  listAdjustments as listAdjustmentsEndpoint,
  listAnyWalletTransactions,
  listWallets,
  setWalletActive,
} from '#contract/wallet/admin.ts';
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
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { mapValue, refuse, succeed } from '#shared/result.ts';
import { readPreferences } from '../account/index.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { topUpForIntent } from '../intents/index.ts';
import { printPaymentReceipt } from '../invoices/index.ts';
import {
  checkPayment,
  getOwnPayment,
  listOwnPayments,
  listPaymentWays,
  openTopUp,
  type TopUpServices,
} from '../payments/index.ts';
import type { Database } from '../platform/database/db.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import {
  adjustWallet,
  decideAdjustment,
  exportWalletTransactions,
  listAdjustments,
  listAllWallets,
  listStatement,
  listWalletTransactions,
  readAnyWallet,
  readWalletSummary,
  setWalletFrozen,
} from './index.ts';

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

interface Services {
  readonly db: Database;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function staffWalletRoutes({ db, readSettings }: Services): readonly Implementation[] {
  return [
    implement(listWallets, async ({ reader, query }) => succeed(await listAllWallets(reader, query)), {
      reads: 'replica',
    }),
    implement(getAnyWallet, ({ query }) =>
      mapValue(readAnyWallet(db.orm, query.user_id), (wallet) => ({ wallet })),
    ),
    implement(listAnyWalletTransactions, async ({ query }) => {
      const { user_id, limit, offset } = query;
      return succeed(await listWalletTransactions(db.orm, user_id, { limit, offset }));
    }),
    implement(adjustWalletEndpoint, async (call) => {
      const { adjustment_limit } = await readSettings();
      return adjustWallet(db, {
        actor: actorOf(call),
        terms: call.body,
        limit: toSen(rupiah(Number(adjustment_limit))),
        idempotency_key: call.idempotency_key,
      });
    }),
    implement(listAdjustmentsEndpoint, async () => succeed({ adjustments: await listAdjustments(db.orm) })),
    implement(decideAdjustmentEndpoint, (call) =>
      decideAdjustment(db, {
        ...call.body,
        adjustment_id: call.params.id,
        actor: actorOf(call),
        idempotency_key: call.idempotency_key,
      }),
    ),
    implement(setWalletActive, (call) =>
      setWalletFrozen(db, { ...call.body, user_id: call.params.user_id, actor: actorOf(call) }),
    ),
  ];
}
