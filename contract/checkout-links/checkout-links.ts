import { z } from 'zod';
import { publicApi } from '../endpoint.ts';

export const openCheckoutLink = publicApi('Checkout').post('/api/checkout/links/{token}/open', {
  summary: 'Where a checkout link leads; counts the opening',
  rate_limit: { name: 'checkout-link', points: 120, seconds: 60 },
  params: z.object({ token: z.string().max(60) }),
  body: z
    .object({
      is_visit: z.boolean().default(true).meta({ description: 'false: somebody only looks; not counted.' }),
    })
    .strict(),
  output: z.object({
    link: z.object({
      slug: z.string().nullable().meta({ description: 'null: leads to `path`.' }),
      path: z.string().nullable(),
      utm_source: z.string(),
      utm_medium: z.string(),
      utm_campaign: z.string(),
      plan: z.string().nullable(),
      code: z.string().nullable().meta({ description: 'Of a discount.' }),
      is_live: z.boolean().meta({ description: 'false: it was ended, and leads to the product alone.' }),
    }),
  }),
  refusals: { CHECKOUT_LINK_NOT_FOUND: { status: 404 } },
});
