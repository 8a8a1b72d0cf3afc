import {
  grantProduct as grantProductEndpoint,
  importGrants as importGrantsEndpoint,
  listWaitingGrants as listWaitingGrantsEndpoint,
  resendGrant as resendGrantEndpoint,
  revokeGrant as revokeGrantEndpoint,
} from '#contract/orders/admin-grants.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  grantProduct,
  importGrants,
  listWaitingGrants,
  resendGrant,
  revokeGrant,
} from '#server/intents/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';

export function grantRoutes({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): readonly Implementation[] {
  return [
    implement(grantProductEndpoint, (call) =>
      grantProduct(db, {
        ...call.body,
        actor: actorOf(call),
        idempotency_key: call.idempotency_key,
        now: clock.now(),
      }),
    ),
    implement(importGrantsEndpoint, (call) =>
      importGrants(db, actorOf(call), {
        ...call.body,
        idempotency_key: call.idempotency_key,
        now: clock.now(),
      }),
    ),
    implement(listWaitingGrantsEndpoint, async ({ query }) =>
      succeed(await listWaitingGrants(db.orm, query)),
    ),
    implement(resendGrantEndpoint, (call) => resendGrant(db, actorOf(call), call.params.id)),
    implement(revokeGrantEndpoint, (call) => revokeGrant(db, actorOf(call), call.params.id)),
  ];
}
