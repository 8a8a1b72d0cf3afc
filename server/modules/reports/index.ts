/**
 * Figures about the whole business, read from what the other modules have written. It promises that each figure means
 * what docs/metrics.md says; it writes nothing.
 */
export { type Dashboard, readDashboard } from './read-dashboard.ts';
