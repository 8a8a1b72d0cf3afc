import type { refundObstacles as id } from '../id/refund-obstacles.ts';

export const refundObstacles: typeof id = {
  REFUND_NOTHING_PAID: 'There is nothing to refund for this purchase.',
  REFUND_ALREADY_REQUESTED: 'We have received your request.',
  REFUND_SUBSCRIPTION:
    'Subscriptions are not refunded: you can stop one at any time, and access stays until the end of the period you paid for.',
  REFUND_GIFTED: 'Part of it has become a gift code. Contact us for the refund.',
  REFUND_TOO_LATE: 'The refund period has passed.',
  REFUND_DOWNLOADED: 'The file has been downloaded, so it cannot be refunded.',
  REFUND_CONSUMED: 'More of the material has been opened than the limit, so it cannot be refunded.',
  sessionBegun: 'A session has taken place, so it cannot be refunded.',
  classUsed:
    'A session has taken place, or more of the material has been opened than the limit, so it cannot be refunded.',
};
