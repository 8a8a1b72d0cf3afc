import { z } from 'zod';
import { productPage, shopQuery } from '../catalog/products.ts';
import { accountApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';

const account = accountApi('Wishlist');

const wishlistIds = z.object({ product_ids: z.array(uuid).meta({ description: 'The newest first.' }) });

export const listWishlist = account.get('/api/wishlist', {
  summary: 'Remembered products, under the filters and in the order of the shop',
  query: z.object(shopQuery),
  output: productPage,
});

export const listWishlistIds = account.get('/api/wishlist/ids', {
  summary: 'Ids of the remembered products',
  output: wishlistIds,
});

export const addWishlistItem = account.put('/api/wishlist/{product_id}', {
  summary: 'Remember a product; a second time changes nothing',
  rate_limit: { name: 'wishlist', points: 120, seconds: 60 },
  params: z.object({ product_id: uuid }),
  output: wishlistIds,
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    WISHLIST_FULL: { status: 409 },
  },
});

export const removeWishlistItem = account.delete('/api/wishlist/{product_id}', {
  summary: 'Forget a product',
  rate_limit: { name: 'wishlist', points: 120, seconds: 60 },
  params: z.object({ product_id: uuid }),
  output: wishlistIds,
});
