import { exportAudit, listAudit } from '#contract/admin/audit.ts';
import { getDashboard } from '#contract/admin/dashboard.ts';
import * as contract from '#contract/admin/reports.ts';
import { searchEverything as searchEverythingEndpoint } from '#contract/admin/search.ts';
import { exportAuditLog, listAuditLog } from '#server/modules/people/index.ts';
import {
  exportReport,
  generateReport,
  readDashboard,
  readReportSummary,
  searchEverything,
} from '#server/modules/reports/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { reportFileName } from '#shared/reports.ts';
import { succeed } from '#shared/result.ts';
import { isAllowed } from '#shared/roles.ts';
import { type Implementation, implement } from '../implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function reportRoutes({ db, clock }: Services): readonly Implementation[] {
  return [
    implement(contract.getReportSummary, async ({ query }) =>
      succeed({ summary: await readReportSummary(db.orm, { period: query.period, now: clock.now() }) }),
    ),
    implement(contract.generateReport, async ({ query }) => {
      const { format, report_type, group_by, start_date, end_date } = query;
      const spec = { report_type, group_by, span: { first: start_date, last: end_date } };
      if (format === 'csv') return succeed(exportReport(db.orm, spec));
      const report = await generateReport(db.orm, spec);
      const metadata = {
        report_type,
        group_by,
        start_date,
        end_date,
        timezone: 'Asia/Jakarta' as const,
        currency: 'IDR' as const,
        row_count: report.rows.length,
        file_name: reportFileName({ report_type, start_date, end_date }),
        generated_at: clock.now().toISOString(),
      };
      return succeed({ report: { ...report, rows: [...report.rows] }, metadata });
    }),
  ];
}

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
