import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { adminApi } from '../endpoint.ts';
import { rupiahField, uuid } from '../fields.ts';
import { bulkTarget, isOneTarget, oneTarget, tooManyRows } from '../staff-list.ts';
import { productFilter } from './admin-products.ts';

const ids = (most: number) =>
  z
    .array(uuid)
    .min(1)
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: () => adminInput.productOnce });

export const reorderProducts = adminApi.put('/api/admin/products/order', {
  summary: 'Put a list, or one stretch of it, in another order; all of it is numbered from 1',
  body: z
    .object({
      is_subscription: z.boolean(),
      offset: z.int().min(0).max(1_000_000).default(0).meta({ description: 'Where the stretch begins.' }),
      before: ids(1000).meta({ description: 'The stretch as it was seen.' }),
      ids: ids(1000).meta({ description: 'The same products in their new order.' }),
    })
    .strict(),
  output: z.object({ reordered: z.literal(true) }),
  refusals: {
    LIST_CHANGED: { status: 409 },
  },
});

const { is_subscription: _, ...bulkFilter } = productFilter;

const step = z.discriminatedUnion('action', [
  z
    .object({ action: z.enum(['activate', 'deactivate', 'feature', 'unfeature', 'archive', 'restore']) })
    .strict(),
  z
    .object({
      action: z.literal('price_by'),
      percent: z.int().min(-90).max(400).meta({ description: 'Rounded down to whole rupiah.' }),
    })
    .strict(),
  z.object({ action: z.literal('price'), price: rupiahField }).strict(),
]);
export type BulkAction = z.output<typeof step>;

export const bulkUpdateProducts = adminApi.post('/api/admin/products/bulk', {
  summary: 'One change of many products: all of them or none',
  idempotency: 'required',
  body: z
    .object({ ...bulkTarget(ids(100), { ...bulkFilter, is_subscription: z.boolean() }), step })
    .strict()
    .refine(isOneTarget, oneTarget)
    .meta({
      examples: [{ filter: { is_subscription: false, status: 'inactive' }, step: { action: 'activate' } }],
    }),
  output: z.object({ changed: z.int().meta({ description: 'How many were not already so.' }) }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    PRODUCT_ARCHIVED: { status: 409 },
    PRICE_TOO_HIGH: { status: 422 },
    ...tooManyRows,
  },
});

const problem = z.object({ field: z.string(), message: z.string() });
const importedRow = z.object({
  line: z.int().meta({ description: 'In the file; the heading is line 1.' }),
  title: z.string(),
  slug: z.string(),
  outcome: z.enum(['create', 'update', 'unchanged', 'refused']),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(problem),
});
export type ImportedRow = z.output<typeof importedRow>;

export const importProducts = adminApi.post('/api/admin/products/import', {
  summary: 'Products from a CSV file: a report of every row, and then all rows or none',
  idempotency: 'required',
  // 5,000 products as CSV in JSON.
  body_limit_bytes: 4 * 1024 * 1024,
  body: z
    .object({
      csv: z.string().min(1).max(2_000_000),
      is_subscription: z.boolean(),
      dry_run: z.boolean().meta({ description: 'Reports and writes nothing.' }),
    })
    .strict(),
  output: z.object({
    rows: z.array(importedRow),
    created: z.int(),
    updated: z.int(),
    refused: z.int(),
    is_written: z.boolean(),
  }),
  refusals: {
    CSV_UNREADABLE: {
      status: 422,
      details: z.object({ reason: z.string() }),
    },
  },
});
export type ImportReport = z.output<typeof importProducts.output>;
