/**
 * Figures and views across modules, as defined in docs/metrics.md. Read-only except for the sums of finished days.
 */
export { auditBooks, type RunChecks } from './books/audit-books.ts';
export { bookAuditTally, readLastBookAudit } from './books/book-audits.queries.ts';
export { readDashboard, searchEverything } from './dashboard.ts';
export { readAnyOrder, readOrderDetails } from './orders/read-any-order.ts';
export { readOverview } from './overview.ts';
export { exportReport, generateReport } from './sales/generate-report.ts';
export { readReportSummary } from './sales/read-report-summary.ts';
export { rollUpFinishedDays } from './sales/sales.queries.ts';
export { readViewer } from './viewer.queries.ts';
