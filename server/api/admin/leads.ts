import * as contract from '#contract/admin/leads.ts';
import {
  addLeadNote,
  exportLeads,
  listLeads,
  readBoard,
  readLead,
  updateLead,
} from '#server/modules/leads/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function leadRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listLeads, async ({ query }) => {
      const { sort, limit, offset, ...filter } = query;
      return succeed(await listLeads(db.orm, filter, { sort, limit, offset }));
    }),
    implement(contract.getLeadBoard, async ({ query }) =>
      succeed({ columns: await readBoard(db.orm, query.search) }),
    ),
    implement(contract.exportLeads, async ({ query }) => succeed(exportLeads(db.orm, query))),
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
