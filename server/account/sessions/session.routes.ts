import * as contract from '#contract/account/session.ts';
import { syncAccount } from '#server/account/index.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import { readViewer } from '#server/reports/index.ts';
import { succeed } from '#shared/result.ts';

export interface SessionServices {
  readonly db: Database;
  readonly onUnread: OnUnread;
}

export function sessionRoutes({ db, onUnread }: SessionServices): readonly Implementation[] {
  return [
    implement(contract.getViewer, async ({ caller }) =>
      succeed({ user: caller === null ? null : await readViewer(db.orm, caller.id, onUnread) }),
    ),
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
