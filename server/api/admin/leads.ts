import {
  addLeadNote as addLeadNoteEndpoint,
  exportLeads as exportLeadsEndpoint,
  getLeadBoard,
  listLeads as listLeadsEndpoint,
  readLead as readLeadEndpoint,
  updateLead as updateLeadEndpoint,
} from '#contract/admin/leads.ts';
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
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function leadRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listLeadsEndpoint, async ({ query }) => {
      const { sort, limit, offset, ...filter } = query;
      return succeed(await listLeads(db.orm, filter, { sort, limit, offset }));
    }),
    implement(getLeadBoard, async ({ query }) => succeed({ columns: await readBoard(db.orm, query.search) })),
    implement(exportLeadsEndpoint, async ({ query }) => succeed(exportLeads(db.orm, query))),
    implement(readLeadEndpoint, ({ params }) => readLead(db.orm, params.id)),
    implement(updateLeadEndpoint, (call) =>
      withTx(db, async (tx) => {
        const changed = await updateLead(tx, actorOf(call), { ...call.params, ...call.body });
        return changed.ok ? succeed({ lead: changed.value }) : changed;
      }),
    ),
    implement(addLeadNoteEndpoint, (call) =>
      withTx(db, async (tx) => {
        const noted = await addLeadNote(tx, actorOf(call), { ...call.params, ...call.body });
        return noted.ok ? succeed({ noted: true as const }) : noted;
      }),
    ),
  ];
}
