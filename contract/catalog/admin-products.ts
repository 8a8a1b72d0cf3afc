import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import {
  billingCycles,
  oneTimeTypes,
  type ProductType,
  productTypes,
  subscriptionTypes,
} from '#shared/shop/catalog.ts';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, currency, uuid } from '../fields.ts';
import { sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';
import { productFields, productVariant, variantInput } from './admin-product-fields.ts';
import { adminProduct, listedProduct } from './admin-product-shapes.ts';

const one = z.object({ product: adminProduct });
const byId = z.object({ id: uuid });
const kind = z.stringbool();

const missing = {
  PRODUCT_NOT_FOUND: { status: 404 },
} as const;
const refusals = {
  ...missing,
  SLUG_TAKEN: { status: 409 },
  PRODUCT_ARCHIVED: { status: 409 },
  TYPE_UNFIT: { status: 422 },
  VARIANT_UNKNOWN: { status: 409 },
  PARTS_UNFIT: { status: 409 },
  CLASS_HAS_SESSIONS: { status: 409 },
  CAPACITY_TAKEN: {
    status: 409,
    details: z.object({ taken: z.int().meta({ description: 'Places that are held or given away.' }) }),
  },
  MEDIA_MISSING: {
    status: 409,
    details: z.object({
      fields: z.array(z.string()).meta({ description: 'Where it is named, e.g. `media_gallery.0.url`.' }),
    }),
  },
} as const;
const inUse = {
  PRODUCT_IN_USE: { status: 409 },
} as const;

export const productFilter = {
  search: searchText.optional(),
  is_subscription: kind.optional(),
  status: z
    .enum(['active', 'inactive', 'broken'])
    .optional()
    .meta({ description: '`broken`: bundles in the shop with a part that is not sold.' }),
  featured: z.enum(['featured', 'not_featured']).optional(),
  billing_cycle: z.enum(billingCycles).optional(),
  archived: z.enum(['yes']).optional(),
};
const productList = staffList({
  limit: 20,
  sort: sortBy(['sort_order', 'created_at', 'price', 'title', 'units_sold']).default('sort_order'),
  filters: productFilter,
});

export const listAdminProducts = adminApi.get('/api/admin/products', {
  summary: 'Products of every state, in the order of the shop',
  scope: 'products:read',
  ...productList,
  output: z.object({
    products: z.array(listedProduct),
    total: z
      .int()
      .min(0)
      .meta({ description: `All of them; with a search it stops counting at ${MAX_COUNTED}.` }),
  }),
  failures: { UNEXPECTED: { sentence: 'PRODUCTS_NOT_LOADED' } },
});

export const exportProducts = adminApi.get('/api/admin/products.csv', {
  summary: 'The same products as a CSV file',
  scope: 'products:read',
  query: z.object({ sort: productList.query.shape.sort, ...productFilter, ...csvQuery }),
  ...csvAnswer,
});

export const getAdminProduct = adminApi.get('/api/admin/products/{id}', {
  summary: 'One product as it is edited, with its variants and files',
  scope: 'products:read',
  params: byId,
  query: z.object({
    is_subscription: kind.optional().meta({ description: 'Only when it is of this kind.' }),
  }),
  output: one,
  refusals: missing,
});

const fits = (type: ProductType, isSubscription: boolean) =>
  [...(isSubscription ? subscriptionTypes : oneTimeTypes)].some((known) => known === type);

/** A new product: title, price, type; a subscription defaults to a monthly service (APRD-063). */
export const newProduct = z
  .object({
    ...z.object(productFields).partial().shape,
    title: productFields.title,
    price: productFields.price,
    product_type: z.enum(productTypes).optional().meta({ description: 'Read where `type` is not given.' }),
    is_subscription: z.boolean().default(false),
    currency: currency.default('IDR'),
  })
  .strict()
  .superRefine(({ type, product_type, is_subscription }, context) => {
    const given = type ?? product_type;
    if (given === undefined && !is_subscription)
      context.addIssue({ code: 'custom', path: ['type'], message: adminInput.type });
    if (given !== undefined && !fits(given, is_subscription))
      context.addIssue({
        code: 'custom',
        path: ['type'],
        message: adminInput.typeUnfit,
      });
  });
export type NewProduct = z.output<typeof newProduct>;

export const createProduct = adminApi.post('/api/admin/products', {
  summary: 'Add a product at the end of its list',
  scope: 'products:write',
  body: newProduct,
  output: one,
  refusals,
  failures: { UNEXPECTED: { sentence: 'PRODUCT_NOT_CREATED' } },
});

const changes = {
  ...z.object(productFields).partial().shape,
  version: z
    .int()
    .optional()
    .meta({ description: 'The edition that the editor began with; another one in between is a conflict.' }),
};
const changed = {
  ...refusals,
  PRODUCT_CHANGED: {
    status: 409,
    details: z.object({ product: adminProduct }),
  },
} as const;

export const updateProduct = adminApi.patch('/api/admin/products/{id}', {
  summary: 'Change fields of a product; variants and files are given as the whole set',
  scope: 'products:write',
  params: byId,
  body: z.object(changes).strict(),
  output: one,
  refusals: changed,
});

export const replaceProduct = adminApi.put('/api/admin/products', {
  summary: 'The same with the id in the query; fields that are no input, as GET gives them, are ignored',
  query: byId,
  body: z.object(changes),
  output: one,
  refusals: changed,
});

const gone = z.object({ deleted: z.literal(true) });

export const deleteProduct = adminApi.delete('/api/admin/products/{id}', {
  summary: 'Delete a product that nobody ordered or owns',
  params: byId,
  output: gone,
  refusals: { ...missing, ...inUse },
});

export const deleteProductByQuery = adminApi.delete('/api/admin/products', {
  summary: 'The same with the id in the query',
  query: byId,
  output: gone,
  refusals: { ...missing, ...inUse },
});

export const duplicateProduct = adminApi.post('/api/admin/products/{id}/duplicate', {
  summary: 'A copy that is not sold yet, with the variants and the files',
  scope: 'products:write',
  params: byId,
  output: one,
  refusals: missing,
});

export const setStock = adminApi.patch('/api/admin/products/{id}/stock', {
  summary: 'Set the stock of a product or of one of its variants to a number',
  scope: 'products:write',
  params: byId,
  body: z
    .object({
      quantity: z
        .int()
        .min(0)
        .max(1_000_000)
        .nullable()
        .meta({ description: 'The absolute number (DECISIONS 20); null: unlimited.' }),
      variant_id: uuid.nullable().optional(),
    })
    .strict(),
  output: z.object({ old_stock: z.int().nullable(), new_stock: z.int().nullable() }),
  refusals: { ...missing, VARIANT_UNKNOWN: refusals.VARIANT_UNKNOWN },
});

export const listVariants = adminApi.get('/api/admin/products/{id}/variants', {
  summary: 'Variants of a product, those that are switched off too',
  scope: 'products:read',
  params: byId,
  output: z.object({ variants: z.array(productVariant) }),
  refusals: missing,
});

export const addVariant = adminApi.post('/api/admin/products/{id}/variants', {
  summary: 'Add a variant at the end',
  scope: 'products:write',
  params: byId,
  body: variantInput.strict(),
  output: z.object({ variant: productVariant }),
  refusals: missing,
});
