/** What a screen needs from several modules at once. It only reads. */
export { type OrderDetails, readOrderDetails } from './read-order-details.ts';
export { type Overview, readOverview } from './read-overview.ts';
