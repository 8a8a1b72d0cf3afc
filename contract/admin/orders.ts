import { z } from 'zod';
import { orderStatuses } from '#shared/orders.ts';
import { order } from '../account/checkout.ts';
import { endpoint } from '../endpoint.ts';
import { sortBy, window } from '../fields.ts';

export const adminOrder = order
  .extend({
    customer_email: z.string(),
    customer_name: z.string(),
    payment_provider: z.string().nullable(),
    payment_id: z.string().nullable(),
    transaction_type: z.enum(['credit', 'refund']),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

export const listAllOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders',
  summary: 'Orders of everybody',
  tag: 'Admin',
  role: 'moderator',
  query: z.object({
    ...window(50),
    sort: sortBy(['created_at', 'amount_bigint']).default('-created_at'),
    status: z.enum(orderStatuses).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: z.object({ orders: z.array(adminOrder), total: z.int() }),
  refusals: {},
});
