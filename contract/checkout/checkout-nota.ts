import { z } from 'zod';
import { MAX_ORDER_BUMPS } from '#shared/order-bumps/order-bumps.ts';
import { checkDiscount } from '../discounts/discounts.ts';
import { publicApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { startSubscription } from '../subscriptions/subscriptions.ts';
import { nota } from './nota.ts';

export const quoteNota = publicApi('Checkout').post('/api/checkout/nota', {
  summary: 'The rows of a purchase as the caller would pay it now',
  description:
    'One nota for each choice of the offers in `bumps`. Reserves nothing. What is no longer sold is left out, and a code ' +
    'that does not apply takes nothing off.',
  // The answer reveals what a code takes off, so guessing is limited as for discount checks.
  rate_limit: { name: 'checkout-nota', points: 60, seconds: 900, address_points: 180 },
  body: z.object({
    items: checkDiscount.body.shape.items,
    with_trial: startSubscription.body.shape.with_trial,
    code: checkDiscount.body.shape.code.optional(),
    bumps: z.array(uuid).max(MAX_ORDER_BUMPS).default([]),
  }),
  output: z.object({
    notas: z.array(
      z.object({
        bumps: z.array(uuid).meta({ description: 'The offers that are taken with it.' }),
        nota,
        nota_with_balance: nota.nullable().meta({
          description: 'The balance pays its part. null: there is none, or it is enough for all.',
        }),
      }),
    ),
  }),
});
export type QuotedNota = z.output<typeof quoteNota.output>['notas'][number];
