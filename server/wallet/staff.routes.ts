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
  adjustWallet,
  decideAdjustment,
  listAdjustments,
  setWalletFrozen,
} from '#server/adjustments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listAllWallets, listWalletTransactions, readAnyWallet } from '#server/wallet/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

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
