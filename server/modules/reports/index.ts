/**
 * Figures and views that need several modules at once. It promises that each figure means what docs/metrics.md says;
 * it only reads.
 */
export { exportReport, generateReport, type Report } from './generate-report.ts';
export { type AnyOrder, readAnyOrder } from './read-any-order.ts';
export { type Dashboard, readDashboard } from './read-dashboard.ts';
export { type OrderDetails, readOrderDetails } from './read-order-details.ts';
export { type Overview, readOverview } from './read-overview.ts';
export { type ReportSummary, readReportSummary } from './read-report-summary.ts';
