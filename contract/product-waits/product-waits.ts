import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { publicApi } from '../endpoint.ts';
import { emailAddress } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

const anyone = publicApi('Catalogue');

export const askForNotice = anyone.post('/api/products/{id}/notify', {
  summary: 'Be told by mail when a product can be bought',
  description:
    'Whoever is signed in with this address is on the list at once. Any other address is mailed a link to confirm; ' +
    'the answer is the same whether it has an account or is on the list already.',
  rate_limit: { name: 'product-notice', points: 10, seconds: 600 },
  params: z.object({ id: z.string().max(200).meta({ description: 'Id or slug.' }) }),
  body: z.object({
    email: emailAddress,
    consent: z.literal(true, { error: () => inputCopy.consent }),
    news: z.boolean().default(false).meta({ description: 'Also wants news by mail; counts once confirmed.' }),
  }),
  output: z.object({ is_confirmed: z.boolean() }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 }, PRODUCT_AVAILABLE: { status: 409 } },
});

export const confirmNotice = anyone.post('/api/notify/confirm', {
  summary: 'Confirm the address of a waiting list, by the token of its mail',
  rate_limit: { name: 'product-notice-confirm', points: 30, seconds: 600 },
  body: z.object({ token: z.string().max(200) }),
  output: z.object({ title: ownerText('catalog'), slug: z.string() }),
  refusals: { INVALID_TOKEN: { status: 410 } },
});
