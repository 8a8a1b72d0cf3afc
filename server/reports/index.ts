/**
 * Figures and views across modules, as defined in docs/metrics.md. Read-only except for the sums of finished days.
 */
export { readAnyOrder, readOrderDetails } from './order-details.ts';
export { readDashboard, readOverview } from './overview.ts';
export { exportReport, generateReport } from './sales/generate-report.ts';
export { readReportSummary } from './sales/read-report-summary.ts';
export { rollUpFinishedDays } from './sales/sales.queries.ts';
export { readViewer } from './viewer.queries.ts';
export { exportVisitFunnel, readVisitFunnel } from './visits/read-funnel.ts';
