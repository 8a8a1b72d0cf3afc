import { exportAudit, listAudit } from '#contract/admin/audit.ts';
import { getDashboard } from '#contract/admin/dashboard.ts';
import { searchEverything as searchEverythingEndpoint } from '#contract/admin/search.ts';
import { exportAuditLog, listAuditLog } from '#server/modules/people/index.ts';
import { readDashboard, searchEverything } from '#server/modules/reports/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { isAllowed } from '#shared/roles.ts';
import { type Implementation, implement } from '../implement.ts';

/** Dashboard, search across the back-office, and the audit log. */
export function overviewRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(getDashboard, async ({ query: { period } }) =>
      succeed({ dashboard: await readDashboard(db.orm, period) }),
    ),
    implement(searchEverythingEndpoint, async ({ caller, query }) => {
      const with_products = isAllowed(caller.role, 'admin');
      return succeed(await searchEverything(db.orm, { words: query.words, with_products }));
    }),
    implement(listAudit, async ({ query: { limit, before, after, ...filter } }) =>
      succeed(await listAuditLog(db.orm, filter, { limit, before, after })),
    ),
    implement(exportAudit, async ({ query }) => succeed(exportAuditLog(db.orm, query))),
  ];
}
