import * as contract from '#contract/leads/admin.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { addLeadNote, exportLeads, listLeads, readBoard, readLead, updateLead } from '#server/leads/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue, named, succeed } from '#shared/result.ts';

export function leadRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      contract.listLeads,
      async ({ reader, query }) => {
        const { sort, limit, offset, ...filter } = query;
        return succeed(await listLeads(reader, filter, { sort, limit, offset }));
      },
      { reads: 'replica' },
    ),
    implement(
      contract.getLeadBoard,
      async ({ reader, query }) => succeed(await readBoard(reader, query.search)),
      { reads: 'replica' },
    ),
    implement(contract.exportLeads, async ({ reader, query }) => succeed(exportLeads(reader, query)), {
      reads: 'replica',
    }),
    implement(contract.readLead, ({ params }) => readLead(db.orm, params.id)),
    implement(contract.updateLead, (call) =>
      withTx(db, (tx) => named('lead', updateLead(tx, actorOf(call), { ...call.params, ...call.body }))),
    ),
    implement(contract.addLeadNote, (call) =>
      withTx(db, (tx) =>
        mapValue(addLeadNote(tx, actorOf(call), { ...call.params, ...call.body }), () => ({ noted: true })),
      ),
    ),
  ];
}
