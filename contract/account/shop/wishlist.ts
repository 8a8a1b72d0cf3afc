import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { uuid } from '../../fields.ts';
import { productPage, shopQuery } from '../../public/products.ts';

const tag = 'Wishlist';
const wishlistIds = z.object({ product_ids: z.array(uuid).meta({ description: 'The newest first.' }) });

export const listWishlist = endpoint({
  method: 'get',
  path: '/api/wishlist',
  summary: 'Remembered products, under the filters and in the order of the shop',
  tag,
  role: 'user',
  query: z.object(shopQuery),
  output: productPage,
  refusals: {},
});

export const listWishlistIds = endpoint({
  method: 'get',
  path: '/api/wishlist/ids',
  summary: 'Ids of the remembered products',
  tag,
  role: 'user',
  output: wishlistIds,
  refusals: {},
});

export const addWishlistItem = endpoint({
  method: 'put',
  path: '/api/wishlist/{product_id}',
  summary: 'Remember a product; a second time changes nothing',
  tag,
  role: 'user',
  rate_limit: { name: 'wishlist', points: 120, seconds: 60 },
  params: z.object({ product_id: uuid }),
  output: wishlistIds,
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    WISHLIST_FULL: { status: 409 },
  },
});

export const removeWishlistItem = endpoint({
  method: 'delete',
  path: '/api/wishlist/{product_id}',
  summary: 'Forget a product',
  tag,
  role: 'user',
  rate_limit: { name: 'wishlist', points: 120, seconds: 60 },
  params: z.object({ product_id: uuid }),
  output: wishlistIds,
  refusals: {},
});
