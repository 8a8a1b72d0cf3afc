import { z } from 'zod';
import { order, orderStatuses } from '../account/checkout.ts';
import { endpoint } from '../endpoint.ts';
import { window } from '../fields.ts';

const adminOrder = order
  .extend({
    customer_email: z.string(),
    customer_name: z.string(),
    payment_provider: z.string().nullable(),
    payment_id: z.string().nullable(),
    transaction_type: z.enum(['credit', 'refund']),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AdminOrder' });

export const listAllOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders',
  summary: 'Orders of everybody, newest first',
  tag: 'Admin',
  role: 'moderator',
  query: z.object({
    ...window(50),
    status: z.enum(orderStatuses).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: z.object({ orders: z.array(adminOrder), total: z.int() }),
  refusals: {},
});
