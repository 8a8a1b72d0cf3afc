import { exportAudit, listAudit } from '#contract/admin/audit.ts';
import { exportAuditLog, listAuditLog } from '#server/modules/people/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function auditRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listAudit, async ({ query: { limit, before, after, ...asked } }) =>
      succeed(await listAuditLog(db.orm, asked, { limit, before, after })),
    ),
    implement(exportAudit, async ({ query }) => succeed(exportAuditLog(db.orm, query))),
  ];
}
