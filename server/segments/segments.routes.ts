import * as contract from '#contract/segments/admin.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  countPeopleIn,
  createSegment,
  deleteSegment,
  listSegments,
  readSegment,
  updateSegment,
} from './index.ts';

export function segmentRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      contract.listSegments,
      async ({ reader }) => succeed({ segments: [...(await listSegments(reader))] }),
      { reads: 'replica' },
    ),
    implement(contract.getSegment, ({ params }) => named('segment', readSegment(db.orm, params.id))),
    implement(contract.countSegment, async ({ body }) =>
      succeed({ count: await countPeopleIn(db.orm, body) }),
    ),
    implement(contract.createSegment, (call) =>
      withTx(db, (tx) => createSegment(tx, actorOf(call), call.body)),
    ),
    implement(contract.updateSegment, (call) =>
      withTx(db, (tx) => updateSegment(tx, actorOf(call), { ...call.params, ...call.body })),
    ),
    implement(contract.deleteSegment, (call) =>
      withTx(db, (tx) =>
        mapValue(deleteSegment(tx, actorOf(call), call.params.id), () => ({ deleted: true as const })),
      ),
    ),
  ];
}
