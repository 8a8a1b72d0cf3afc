import { z } from 'zod';
import { refundObstacles } from '#shared/refunds/refunds.ts';
import { timestamp, uuid } from '../fields.ts';

/** Refundable within `days` of the purchase while at most `max_percent` of the content was opened. */
export const refundPolicy = z.object({ days: z.int(), max_percent: z.int() });

export const heldRefund = z
  .object({
    order_id: uuid,
    until: timestamp,
    policy: refundPolicy,
    obstacle: z.enum(refundObstacles).nullable().meta({ description: 'null: money can be asked back.' }),
    is_open: z.boolean().meta({
      description: 'Using it further may end the right to money back, also of a request that waits.',
    }),
  })
  .meta({ id: 'HeldRefund' });
export type HeldRefund = z.output<typeof heldRefund>;

/** Forfeiting a refund needs a POST, never just following a link. */
export const refundForfeited = {
  REFUND_ENDS: {
    status: 409,
    details: z.object({ until: timestamp, max_percent: z.int() }),
  },
} as const;
