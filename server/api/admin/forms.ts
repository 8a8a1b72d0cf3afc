import {
  exportSubmissions as exportSubmissionsEndpoint,
  listAdminForms,
  listSubmissions as listSubmissionsEndpoint,
  switchForm as switchFormEndpoint,
} from '#contract/admin/forms.ts';
import { exportSubmissions, listSubmissions, readForms, switchForm } from '#server/modules/leads/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function adminFormRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listAdminForms, async () => succeed({ forms: await readForms(db.orm) })),
    implement(switchFormEndpoint, (call) =>
      withTx(db, async (tx) =>
        succeed({ forms: await switchForm(tx, actorOf(call), { ...call.params, ...call.body }) }),
      ),
    ),
    implement(listSubmissionsEndpoint, async ({ query }) =>
      succeed({ submissions: await listSubmissions(db.orm, query.form_type) }),
    ),
    implement(exportSubmissionsEndpoint, async ({ query }) =>
      succeed(exportSubmissions(db.orm, query.form_type)),
    ),
  ];
}
