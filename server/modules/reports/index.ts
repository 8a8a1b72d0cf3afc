/**
 * Figures and views across modules, as defined in docs/metrics.md. Read-only except for the sums of finished days.
 */
export { auditBooks, type RunChecks } from './books/audit-books.ts';
export { type BookAudit, selectLastBookAudit as readLastBookAudit } from './books/book-audits.queries.ts';
export { type AnyOrder, readAnyOrder } from './orders/read-any-order.ts';
export { type OrderDetails, readOrderDetails } from './orders/read-order-details.ts';
export { type Dashboard, readDashboard } from './read-dashboard.ts';
export { type Overview, readOverview } from './read-overview.ts';
export { exportReport, generateReport, type Report } from './sales/generate-report.ts';
export { type ReportSummary, readReportSummary } from './sales/read-report-summary.ts';
export { closeDays } from './sales/sales.queries.ts';
export { type SearchResults, searchEverything } from './search-everything.ts';
