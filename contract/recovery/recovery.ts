import { z } from 'zod';
import { cart } from '../cart/cart.ts';
import { publicApi } from '../endpoint.ts';

const anyone = publicApi('Cart');

const token = z.string().max(200);
const rate_limit = { name: 'left-cart', points: 60, seconds: 600 } as const;
const output = z.object({ cart });
const refusals = { INVALID_TOKEN: { status: 410 } } as const;

export const getLeftCart = anyone.get('/api/cart/left', {
  summary: 'The products of a left cart by the signed link of its mail, priced for anybody',
  description: 'Refused 14 days after the mail, and once one of the products was bought.',
  rate_limit,
  query: z.object({ token: token.default('') }),
  output,
  refusals,
});

export const restoreLeftCart = anyone.post('/api/cart/left', {
  summary: 'Go on with a left cart by the signed link of its mail; counts the return once',
  rate_limit,
  body: z.object({ token }),
  output,
  refusals,
});
