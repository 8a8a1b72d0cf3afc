import { listPlans as listPlansEndpoint } from '#contract/public/plans.ts';
import {
  getProductCover as getProductCoverEndpoint,
  getProduct as getProductEndpoint,
  listProducts as listProductsEndpoint,
  listRelatedProducts as listRelatedEndpoint,
} from '#contract/public/products.ts';
import {
  getProduct,
  getProductCover,
  listPlans,
  listProducts,
  listRelatedProducts,
} from '#server/modules/catalog/index.ts';
import type { Database } from '#server/platform/db.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function productRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listProductsEndpoint, async ({ query }) => succeed(await listProducts(db.orm, query)), {
      cache: 'catalog',
    }),
    implement(
      getProductEndpoint,
      ({ params }) => mapValue(getProduct(db.orm, params.id), (product) => ({ product })),
      { cache: 'catalog' },
    ),
    implement(
      listRelatedEndpoint,
      ({ params }) => mapValue(listRelatedProducts(db.orm, params.id), (products) => ({ products })),
      { cache: 'catalog' },
    ),
    implement(
      getProductCoverEndpoint,
      ({ params }) => mapValue(getProductCover(db.orm, params.id), (cover) => ({ cover })),
      { cache: 'catalog' },
    ),
    implement(listPlansEndpoint, ({ params }) => listPlans(db.orm, params.id), { cache: 'catalog' }),
  ];
}
