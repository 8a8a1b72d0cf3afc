import * as contract from '#contract/broadcasts/admin.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  changeBroadcast,
  copyBroadcast,
  countReaders,
  createBroadcast,
  deleteBroadcast,
  listBroadcasts,
  listSends,
  readBroadcast,
  sendBroadcast,
  updateBroadcast,
} from './index.ts';

export function broadcastRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      contract.listBroadcasts,
      async ({ reader, query }) => succeed(await listBroadcasts(reader, query)),
      { reads: 'replica' },
    ),
    implement(contract.countReaders, ({ body }) => named('count', countReaders(db.orm, body))),
    implement(contract.getBroadcast, ({ params }) => named('broadcast', readBroadcast(db.orm, params.id))),
    implement(contract.createBroadcast, (call) =>
      withTx(db, (tx) => createBroadcast(tx, actorOf(call), call.body)),
    ),
    implement(contract.updateBroadcast, (call) =>
      withTx(db, (tx) => updateBroadcast(tx, actorOf(call), { ...call.body, ...call.params })),
    ),
    implement(contract.copyBroadcast, (call) =>
      withTx(db, (tx) => copyBroadcast(tx, actorOf(call), call.params.id)),
    ),
    implement(contract.deleteBroadcast, (call) =>
      withTx(db, (tx) =>
        mapValue(deleteBroadcast(tx, actorOf(call), call.params.id), () => ({ deleted: true as const })),
      ),
    ),
    implement(contract.sendBroadcast, (call) =>
      withTx(db, (tx) => named('state', sendBroadcast(tx, actorOf(call), { ...call.body, ...call.params }))),
    ),
    implement(contract.changeBroadcast, (call) =>
      withTx(db, (tx) =>
        named('state', changeBroadcast(tx, actorOf(call), { ...call.body, ...call.params })),
      ),
    ),
    implement(
      contract.listBroadcastSends,
      ({ reader, params, query }) => listSends(reader, { ...query, ...params }),
      { reads: 'replica' },
    ),
  ];
}
