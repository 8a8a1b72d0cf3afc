import { z } from 'zod';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { classOffer } from '../catalog/product-facts.ts';
import { lineProblem } from '../checkout/checkout.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { rupiahField, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

const account = accountApi('Cart');

const cartLine = z.object({
  product_id: uuid,
  slug: z.string(),
  title: ownerText('catalog'),
  type: z.enum(productTypes),
  cover_url: z.string().nullable(),
  price: rupiahField
    .nullable()
    .meta({ description: 'Of one unit, now; null while a product is coming soon.' }),
  original_price: rupiahField.nullable().meta({
    description: 'Of one unit before, as the page of the product says; null when it was not dearer.',
  }),
  quantity: z.int(),
  gifts: z.int().meta({ description: 'How many of the units become gift codes.' }),
  owned: z
    .object({ amount: rupiahField, titles: z.array(ownerText('catalog')) })
    .nullable()
    .meta({
      description: 'Parts of a bundle that the buyer holds already, and what they take off its price here.',
    }),
  ...classOffer,
  is_owned: z.boolean(),
  is_giftable: z.boolean(),
  problem: lineProblem.nullable().meta({ description: 'Null when the line can be bought as it is.' }),
});

export const cart = z
  .object({
    lines: z.array(cartLine),
    total_count: z.int().meta({ description: 'Sum of the quantities.' }),
    total_price: rupiahField.meta({
      description: 'Sum of price times quantity of what can be bought, without what is owned.',
    }),
  })
  .meta({ id: 'Cart' });
export type Cart = z.output<typeof cart>;
export type CartLine = Cart['lines'][number];

const cartItems = z
  .array(z.object({ product_id: uuid, quantity: z.int().min(1).max(MAX_CART_QUANTITY) }))
  .max(MAX_CART_LINES);

const output = z.object({ cart });
const refusals = {
  PRODUCT_NOT_FOUND: { status: 404 },
  CART_FULL: { status: 409 },
} as const;

export const getCart = account.get('/api/cart', {
  summary: 'The own cart, priced as it would be bought now',
  output,
});

const change = { rate_limit: { name: 'cart', points: 240, seconds: 60 }, output } as const;

export const addCartItem = account.post('/api/cart/items', {
  ...change,
  summary: 'One more of a product',
  body: z.object({ product_id: uuid }),
  refusals,
});

export const setCartItem = account.put('/api/cart/items/{product_id}', {
  ...change,
  summary: 'Set how many of a product; zero or less removes it',
  params: z.object({ product_id: uuid }),
  body: z.object({ quantity: z.int().min(-1000).max(MAX_CART_QUANTITY) }),
  refusals,
});

export const mergeCart = account.post('/api/cart/merge', {
  ...change,
  summary: 'Bring in what was put in the cart before signing in; of each product the larger quantity counts',
  body: z.object({ items: cartItems }),
});

export const clearCart = account.delete('/api/cart', {
  summary: 'Empty the own cart',
  output,
});

export const quoteCart = publicApi('Cart').post('/api/cart/quote', {
  summary: 'What these items cost now, for a cart that is not kept here',
  rate_limit: { name: 'cart-quote', points: 240, seconds: 60 },
  body: z.object({ items: cartItems }),
  output,
});
