import { z } from 'zod';
import { waitEvents, waitStates } from '#shared/shop/product-waits.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const wait = z
  .object({
    id: uuid,
    title: z.string(),
    email: z.string(),
    event: z.enum(waitEvents),
    state: z.enum(waitStates),
    position: z.int().nullable().meta({ description: 'In the line of its product; with `waiting`.' }),
    created_at: timestamp,
    mailed_at: timestamp.nullable(),
  })
  .meta({ id: 'ProductWait' });
export type ProductWait = z.output<typeof wait>;

const waitingWave = z
  .object({
    id: uuid,
    stock: z.int().nullable().meta({ description: 'When it began; null: not counted.' }),
    notified: z.int(),
    bought: z.int().meta({ description: 'Of these, who bought within 7 days.' }),
    started_at: timestamp,
    ended_at: timestamp.nullable().meta({ description: 'When the product was sold out.' }),
    next_at: timestamp.nullable().meta({ description: 'When the next wave may begin, if there is stock.' }),
  })
  .meta({ id: 'WaitingWave' });
export type WaitingWave = z.output<typeof waitingWave>;

const waitingProduct = z.object({
  product_id: uuid,
  title: z.string(),
  waiting: z.int(),
  unconfirmed: z.int(),
  mailed: z.int(),
  waves: z.array(waitingWave).max(3).meta({ description: 'The newest first.' }),
});
export type WaitingProduct = z.output<typeof waitingProduct>;

export const listWaits = adminApi.get('/api/admin/product-waits', {
  summary: 'Who waits for a product, in the order of asking, and how many for each',
  scope: 'subscribers:read',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('created_at'),
    filters: {
      state: z.enum(waitStates).optional(),
      product: uuid.optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({
    waits: z.array(wait),
    total: listTotal,
    products: z.array(waitingProduct),
  }),
});
