import * as contract from '#contract/leads/admin-forms.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { exportSubmissions, listFormsForAdmin, listSubmissions, updateForm } from '#server/leads/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';

export function adminFormRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listAdminForms, async () => succeed({ forms: await listFormsForAdmin(db.orm) })),
    implement(contract.updateForm, (call) =>
      withTx(db, async (tx) =>
        succeed({ forms: await updateForm(tx, actorOf(call), { ...call.params, ...call.body }) }),
      ),
    ),
    implement(contract.listSubmissions, async ({ query }) =>
      succeed({ submissions: await listSubmissions(db.orm, query.form_type) }),
    ),
    implement(contract.exportSubmissions, async ({ query }) =>
      succeed(exportSubmissions(db.orm, query.form_type)),
    ),
  ];
}
