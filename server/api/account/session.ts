import * as contract from '#contract/account/session.ts';
import { prepareMayHaveSessions } from '#server/modules/bookings/index.ts';
import { prepareReadViewer, syncAccount } from '#server/modules/identity/index.ts';
import { lockWallet, readWallet } from '#server/modules/ledger/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { sen } from '#shared/money.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export interface SessionServices {
  readonly db: Database;
}

export function sessionRoutes({ db }: SessionServices): readonly Implementation[] {
  const readViewer = prepareReadViewer(db.orm);
  const mayHaveSessions = prepareMayHaveSessions(db.orm);
  return [
    implement(contract.getViewer, async ({ caller }) => {
      if (caller === null) return succeed({ user: null });
      const { id } = caller;
      const [viewer, wallet, has_sessions] = await Promise.all([
        readViewer(id),
        readWallet(db.orm, id),
        // It decides about an entry of the menu, which is not worth the session.
        mayHaveSessions(id).catch(() => false),
      ]);
      const balance_bigint = wallet?.balance_bigint ?? sen(0);
      return succeed({ user: { ...viewer, has_sessions, wallet: { balance_bigint } } });
    }),
    implement(contract.syncAccount, ({ caller, body }) =>
      withTx(db, async (tx) => {
        const change = { full_name: body.name, avatar_url: body.avatarUrl };
        const account = await syncAccount(tx, caller.id, change);
        await lockWallet(tx, caller.id);
        const { email_verified: _, ...user } = account;
        return succeed({ user: { ...user, auth_user_id: user.id, name: user.full_name } });
      }),
    ),
  ];
}
