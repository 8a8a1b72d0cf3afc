/** Settlements of disputed payments, decided by an admin (DECISIONS 59). Payments keeps what the gateway reports. */
export { previewSettlement, settleDispute } from './settle-dispute.ts';
