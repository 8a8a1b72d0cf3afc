import { getViewer, syncAccount as syncAccountEndpoint } from '#contract/account/session.ts';
import { readAccount, syncAccount } from '#server/modules/identity/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import type { Sen } from '#shared/money.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export interface SessionServices {
  readonly db: Database;
  /** Balance of the user's wallet; zero when there is none yet. */
  readonly readBalance: (userId: string) => Promise<Sen>;
  /** Makes sure that the user has a wallet. */
  readonly ensureWallet: (tx: Tx, userId: string) => Promise<void>;
}

export function sessionRoutes(services: SessionServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getViewer, async ({ caller }) => {
      if (caller === null) return succeed({ user: null });
      const [account, balance_bigint] = await Promise.all([
        readAccount(db.orm, caller.id),
        services.readBalance(caller.id),
      ]);
      const { id, email, full_name, role, avatar_url } = account;
      return succeed({ user: { id, email, full_name, role, avatar_url, wallet: { balance_bigint } } });
    }),
    implement(syncAccountEndpoint, ({ caller, body }) =>
      withTx(db, async (tx) => {
        const change = { full_name: body.name, avatar_url: body.avatarUrl };
        const account = await syncAccount(tx, caller.id, change);
        await services.ensureWallet(tx, caller.id);
        const { email_verified: _, ...user } = account;
        return succeed({ user: { ...user, auth_user_id: user.id, name: user.full_name } });
      }),
    ),
  ];
}
