import * as contract from '#contract/account/profile.ts';
import { getProfile, updateProfile } from '#server/modules/identity/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export interface ProfileServices {
  readonly db: Database;
}

export function profileRoutes({ db }: ProfileServices): readonly Implementation[] {
  return [
    implement(contract.getProfile, async ({ caller }) =>
      succeed({ profile: await getProfile(db.orm, caller.id) }),
    ),
    implement(contract.updateProfile, ({ caller, body }) =>
      withTx(db, (tx) => named('profile', updateProfile(tx, caller.id, body))),
    ),
  ];
}
