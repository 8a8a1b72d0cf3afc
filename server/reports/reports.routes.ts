import * as contract from '#contract/reports/admin.ts';
import { getDashboard } from '#contract/reports/admin-dashboard.ts';
import { getOverview } from '#contract/reports/overview.ts';
import { exportVisitFunnel as exportFunnelEndpoint, getVisitFunnel } from '#contract/visits/admin.ts';
import { reportFileName } from '#shared/reports/reports.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import type { OnUnread } from '../platform/failures/open-parts.ts';
import {
  exportReport,
  exportVisitFunnel,
  generateReport,
  readDashboard,
  readOverview,
  readReportSummary,
  readVisitFunnel,
} from './index.ts';

interface Services {
  readonly clock: Clock;
}

export function reportRoutes({ clock }: Services): readonly Implementation[] {
  return [
    implement(
      contract.getReportSummary,
      async ({ reader, query }) =>
        succeed({ summary: await readReportSummary(reader, { period: query.period, now: clock.now() }) }),
      { reads: 'replica' },
    ),
    implement(
      contract.generateReport,
      async ({ reader, query }) => {
        const { format, report_type, group_by, start_date, end_date } = query;
        const spec = { report_type, group_by, span: { first: start_date, last: end_date } };
        if (format === 'csv') return succeed(exportReport(reader, spec));
        const report = await generateReport(reader, spec);
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
      },
      { reads: 'replica' },
    ),
    implement(
      getVisitFunnel,
      ({ reader, query }) => readVisitFunnel(reader, { ...query, now: clock.now() }),
      { reads: 'replica' },
    ),
    implement(
      exportFunnelEndpoint,
      async ({ reader, query }) => succeed(exportVisitFunnel(reader, { ...query, now: clock.now() })),
      { reads: 'replica' },
    ),
  ];
}

export function overviewRoutes({ onUnread }: { readonly onUnread: OnUnread }): readonly Implementation[] {
  return [
    implement(
      getDashboard,
      async ({ reader, query: { period } }) =>
        succeed({ dashboard: await readDashboard(reader, period, onUnread) }),
      { reads: 'replica' },
    ),
  ];
}

interface OverviewServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly onUnread: OnUnread;
}

export const overviewRoute = ({ db, clock, onUnread }: OverviewServices): Implementation =>
  implement(getOverview, async ({ caller }) =>
    succeed(await readOverview(db.orm, { user_id: caller.id, now: clock.now(), onUnread })),
  );
