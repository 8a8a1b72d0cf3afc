import type { z } from 'zod';
import {
  getEditedContent,
  previewContent,
  saveContent as saveContentEndpoint,
} from '#contract/catalog/admin-product-content.ts';
import {
  bulkUpdateProducts as bulkUpdateProductsEndpoint,
  importProducts as importProductsEndpoint,
  reorderProducts as reorderProductsEndpoint,
} from '#contract/catalog/admin-product-lists.ts';
import {
  addVariant as addVariantEndpoint,
  createProduct,
  deleteProduct,
  deleteProductByQuery,
  duplicateProduct,
  exportProducts as exportProductsEndpoint,
  getAdminProduct,
  listAdminProducts,
  listVariants as listVariantsEndpoint,
  replaceProduct,
  setStock as setStockEndpoint,
  updateProduct,
} from '#contract/catalog/admin-products.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, succeed } from '#shared/result.ts';
import {
  addProduct,
  addVariant,
  bulkUpdateProducts,
  copyProduct,
  deleteProductIfUnused,
  editProduct,
  exportProducts,
  importProducts,
  listAllProducts,
  listVariants,
  previewSections,
  readEditedContent,
  readEditedProduct,
  reorderProducts,
  saveContent,
  setStock,
} from '../index.ts';

type EditBody = z.output<typeof updateProduct.body> | z.output<typeof replaceProduct.body>;

const asProduct = <Product, Refusal>(done: Result<Product, Refusal>) =>
  done.ok ? succeed({ product: done.value }) : done;

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function adminProductRoutes(services: Services): readonly Implementation[] {
  const { db } = services;
  return [...readingRoutes(db), ...writingRoutes(db), ...variantRoutes(db), ...productListRoutes(services)];
}

function readingRoutes(db: Database): readonly Implementation[] {
  return [
    implement(
      listAdminProducts,
      async ({ reader, query }) => {
        const { sort, limit, offset, ...filter } = query;
        return succeed(await listAllProducts(reader, filter, { sort, limit, offset }));
      },
      { reads: 'replica' },
    ),
    implement(
      exportProductsEndpoint,
      async ({ reader, query }) => {
        const { sort: _, ...filter } = query;
        return succeed(exportProducts(reader, filter));
      },
      { reads: 'replica' },
    ),
    implement(getAdminProduct, async ({ params, query }) =>
      asProduct(await readEditedProduct(db.orm, params.id, query.is_subscription)),
    ),
  ];
}

const editOf = (id: string, { version, variants, files, parts, ...fields }: EditBody) => ({
  id,
  version,
  variants,
  files,
  parts,
  fields,
});

function writingRoutes(db: Database): readonly Implementation[] {
  return [
    implement(createProduct, (call) =>
      withTx(db, async (tx) => {
        const { product_type, currency: _, type = product_type, ...product } = call.body;
        return asProduct(await addProduct(tx, actorOf(call), { ...product, type }));
      }),
    ),
    implement(updateProduct, (call) =>
      withTx(db, async (tx) => {
        const edit = editOf(call.params.id, call.body);
        return asProduct(await editProduct(tx, actorOf(call), edit));
      }),
    ),
    implement(replaceProduct, (call) =>
      withTx(db, async (tx) => {
        const edit = editOf(call.query.id, call.body);
        return asProduct(await editProduct(tx, actorOf(call), edit));
      }),
    ),
    implement(deleteProduct, (call) =>
      withTx(db, (tx) => deleteProductIfUnused(tx, actorOf(call), call.params.id)),
    ),
    implement(deleteProductByQuery, (call) =>
      withTx(db, (tx) => deleteProductIfUnused(tx, actorOf(call), call.query.id)),
    ),
    implement(duplicateProduct, (call) =>
      withTx(db, async (tx) => asProduct(await copyProduct(tx, actorOf(call), call.params.id))),
    ),
  ];
}

function variantRoutes(db: Database): readonly Implementation[] {
  return [
    implement(setStockEndpoint, (call) =>
      withTx(db, (tx) => {
        const { quantity, variant_id = null } = call.body;
        return setStock(tx, actorOf(call), { product_id: call.params.id, variant_id, quantity });
      }),
    ),
    implement(listVariantsEndpoint, async ({ params }) => {
      const found = await listVariants(db.orm, params.id);
      return found.ok ? succeed({ variants: found.value }) : found;
    }),
    implement(addVariantEndpoint, (call) =>
      withTx(db, async (tx) => {
        const variant = { ...call.body, product_id: call.params.id };
        const added = await addVariant(tx, actorOf(call), variant);
        return added.ok ? succeed({ variant: added.value }) : added;
      }),
    ),
  ];
}

function productListRoutes({ db, clock }: Services): readonly Implementation[] {
  return [
    implement(reorderProductsEndpoint, (call) =>
      withTx(db, (tx) => reorderProducts(tx, actorOf(call), call.body)),
    ),
    implement(bulkUpdateProductsEndpoint, (call) =>
      withTx(db, (tx) => {
        const { body, idempotency_key } = call;
        return bulkUpdateProducts(tx, actorOf(call), { ...body, idempotency_key, now: clock.now() });
      }),
    ),
    implement(importProductsEndpoint, (call) =>
      withTx(db, (tx) => {
        const { body, idempotency_key } = call;
        return importProducts(tx, actorOf(call), { ...body, idempotency_key });
      }),
    ),
  ];
}

export function contentBuilderRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(getEditedContent, ({ params }) => readEditedContent(db.orm, params.id)),
    implement(saveContentEndpoint, ({ params, body, ...call }) =>
      withTx(db, (tx) => saveContent(tx, actorOf(call), { id: params.id, ...body })),
    ),
    implement(previewContent, async ({ body }) => succeed({ sections: [...previewSections(body.sections)] })),
  ];
}
