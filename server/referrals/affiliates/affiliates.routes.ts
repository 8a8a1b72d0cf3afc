import {
  createAffiliate as createEndpoint,
  editAffiliate as editEndpoint,
  exportPayouts as exportPayoutsEndpoint,
  listAffiliates as listEndpoint,
  payAffiliate as payEndpoint,
} from '#contract/referrals/admin-affiliates.ts';
import {
  exportStatement as exportStatementEndpoint,
  getOwnAffiliate,
} from '#contract/referrals/affiliates.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../../api/actor.ts';
import { type Implementation, implement } from '../../api/implement.ts';
import type { Database } from '../../platform/database/db.ts';
import {
  createAffiliate,
  editAffiliate,
  exportPayouts,
  exportStatement,
  listAffiliates,
  payAffiliate,
  readOwnAffiliate,
} from '../index.ts';

interface Services {
  readonly db: Database;
}

export function affiliateRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(getOwnAffiliate, async ({ caller }) =>
      succeed({ affiliate: await readOwnAffiliate(db.orm, caller.id) }),
    ),
    implement(exportStatementEndpoint, async ({ caller, query }) =>
      succeed(await exportStatement(db.orm, { user_id: caller.id, month: query.month })),
    ),
  ];
}

export function staffAffiliateRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(exportPayoutsEndpoint, async () => succeed(await exportPayouts(db.orm))),
    implement(listEndpoint, async ({ reader, query }) => succeed(await listAffiliates(reader, query)), {
      reads: 'replica',
    }),
    implement(createEndpoint, (call) => createAffiliate(db, call.body, actorOf(call))),
    implement(editEndpoint, (call) =>
      editAffiliate(db, { id: call.params.id, terms: call.body }, actorOf(call)),
    ),
    implement(payEndpoint, (call) =>
      payAffiliate(db, { id: call.params.id, amount: call.body.amount_bigint, actor: actorOf(call) }),
    ),
  ];
}
