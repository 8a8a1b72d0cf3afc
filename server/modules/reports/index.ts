/**
 * Figures and views that need several modules at once. It promises that each figure means what docs/metrics.md says;
 * it only reads, but for the sums of days that are over.
 */
export { auditBooks, type RunChecks } from './books/audit-books.ts';
export { type BookAudit, selectLastBookAudit as readLastBookAudit } from './books/book-audits.queries.ts';
export { closeDays } from './books/close-days.ts';
export { type AnyOrder, readAnyOrder } from './orders/read-any-order.ts';
export { type OrderDetails, readOrderDetails } from './orders/read-order-details.ts';
export { type Dashboard, readDashboard } from './read-dashboard.ts';
export { type Overview, readOverview } from './read-overview.ts';
export { exportReport, generateReport, type Report } from './sales/generate-report.ts';
export { type ReportSummary, readReportSummary } from './sales/read-report-summary.ts';
export { type SearchResults, searchEverything } from './search-everything.ts';
