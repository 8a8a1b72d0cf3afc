import { z } from 'zod';
import { publicApi } from '../endpoint.ts';

/** The raw body is kept to verify the gateway's signature. */
export const receiveWebhook = publicApi('Payments').post('/api/webhooks/{gateway}', {
  summary: 'Notice of a payment gateway: signature checked, stored once, handled by a job',
  params: z.object({ gateway: z.string().regex(/^[a-z_]{1,30}$/) }),
  output: z.object({ received: z.literal(true), duplicate: z.boolean() }),
  refusals: {
    UNKNOWN_GATEWAY: { status: 404 },
    BAD_SIGNATURE: { status: 400 },
    BAD_EVENT: { status: 422 },
  },
});
