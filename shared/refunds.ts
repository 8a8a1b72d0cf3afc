/** Words of refund requests, shared by database, API and screens (DECISIONS 51). */
export const refundStatuses = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundDestinations = ['wallet', 'original_payment'] as const;
export type RefundDestination = (typeof refundDestinations)[number];
