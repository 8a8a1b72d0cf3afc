import * as billing from '#contract/account/billing-details.ts';
import * as contract from '#contract/account/profile.ts';
import {
  deleteBillingDetails,
  getProfile,
  readBillingDetails,
  saveBillingDetails,
  updateProfile,
} from '#server/account/index.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { named, succeed } from '#shared/result.ts';

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
    implement(billing.getBillingDetails, async ({ caller }) =>
      succeed({ company: await readBillingDetails(db.orm, caller.id) }),
    ),
    implement(billing.saveBillingDetails, ({ caller, body }) =>
      withTx(db, async (tx) => {
        await saveBillingDetails(tx, caller.id, body);
        return succeed({ company: body });
      }),
    ),
    implement(billing.deleteBillingDetails, ({ caller }) =>
      withTx(db, async (tx) => {
        await deleteBillingDetails(tx, caller.id);
        return succeed({ company: null });
      }),
    ),
  ];
}
