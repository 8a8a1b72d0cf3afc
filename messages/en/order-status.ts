import type { orderStatusLabels as id } from '../id/order-status.ts';

export const orderStatusLabels: typeof id = {
  completed: 'completed',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  processing: 'processing',
};
