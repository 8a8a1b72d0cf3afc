import { z } from 'zod';
import { userRoles } from '#shared/people/roles.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { moderatorApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { passage } from '../search/search.ts';
import { searchText } from '../typed-text.ts';

const MAX_HITS = 5;

const foundOrder = z.object({
  id: uuid,
  customer_name: z.string(),
  customer_email: z.string(),
  amount_bigint: senField,
  status: z.enum(orderStatuses),
  created_at: timestamp,
});
const foundUser = z.object({
  id: uuid,
  full_name: z.string(),
  email: z.string(),
  role: z.enum(userRoles),
  is_active: z.boolean(),
});
const foundProduct = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  type: z.enum(productTypes),
  price: rupiahField,
  is_subscription: z.boolean(),
  is_active: z.boolean(),
});

const searchResults = z
  .object({
    orders: z
      .array(foundOrder)
      .max(MAX_HITS)
      .meta({ description: 'By the start of the id, or name and e-mail.' }),
    users: z
      .array(foundUser)
      .max(MAX_HITS)
      .meta({ description: 'By the start of the id, or name and e-mail.' }),
    products: z
      .array(foundProduct)
      .max(MAX_HITS)
      .meta({ description: 'By title; archived ones are not found. Always empty for a moderator.' }),
    passages: z
      .array(passage)
      .max(MAX_HITS)
      .meta({ description: 'Of the public site, as visitors find them.' }),
  })
  .meta({ id: 'Found' });
export type SearchResults = z.output<typeof searchResults>;

export const searchEverything = moderatorApi.get('/api/admin/search', {
  summary: 'The first orders, users, products and passages of the site that fit a few letters',
  query: z.object({
    words: searchText
      .min(3)
      .meta({ description: 'Three letters at least: fewer do not narrow anything down.' }),
  }),
  output: searchResults,
});
