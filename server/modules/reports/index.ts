/**
 * Figures and views that need several modules at once. It promises that each figure means what docs/metrics.md says;
 * it only reads, but for the sums of days that are over.
 */
export { auditBooks, type RunChecks } from './audit-books.ts';
export { type BookAudit, selectLastBookAudit as readLastBookAudit } from './book-audits.queries.ts';
export { closeDays } from './close-days.ts';
export { type Found, findAnything } from './find-anything.ts';
export { exportReport, generateReport, type Report } from './generate-report.ts';
export { type AnyOrder, readAnyOrder } from './read-any-order.ts';
export { type Dashboard, readDashboard } from './read-dashboard.ts';
export { type OrderDetails, readOrderDetails } from './read-order-details.ts';
export { type Overview, readOverview } from './read-overview.ts';
export { type ReportSummary, readReportSummary } from './read-report-summary.ts';
