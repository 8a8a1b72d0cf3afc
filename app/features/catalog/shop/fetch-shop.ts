import {
  getProduct,
  listProductCategories,
  listProducts,
  type ProductDetail,
} from '#contract/catalog/products.ts';
import type { CallResult, Client } from '#contract/client.ts';
import { listWishlist } from '#contract/wishlist/wishlist.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { PAGE_SIZE, type ShopView } from './shop-view.ts';

/** The timeout of the list (MKT-008). */
const LIST_TIMEOUT_MS = 10_000;

type ProductPage = Extract<CallResult<typeof listProducts>, { ok: true }>['value'];

export type Category = Extract<
  CallResult<typeof listProductCategories>,
  { ok: true }
>['value']['categories'][number];

export type DetailProblem = 'not_found' | 'failed';

export interface Shop {
  readonly view: ShopView;
  readonly categories: readonly Category[];
  /** Null after a timeout. */
  readonly list: ProductPage | null;
  readonly product: ProductDetail | null;
  readonly problem: DetailProblem | null;
}

export async function fetchShop(client: Client, view: ShopView, hasWishlist: boolean): Promise<Shop> {
  const [list, categories, detail] = await Promise.all([
    withTimeout(fetchList(client, view, hasWishlist), LIST_TIMEOUT_MS),
    withTimeout(client.call(listProductCategories), LIST_TIMEOUT_MS),
    view.detail === null ? null : client.call(getProduct, { params: { id: view.detail } }),
  ]);
  return {
    view,
    categories: categories?.ok === true ? categories.value.categories : [],
    list: list?.ok === true ? forCards(list.value) : null,
    product: detail?.ok === true ? detail.value.product : null,
    problem:
      detail === null || detail.ok
        ? null
        : detail.refusal.code === 'PRODUCT_NOT_FOUND'
          ? 'not_found'
          : 'failed',
  };
}

/** Cards show no highlights; without them the page fits the first round trip. */
const forCards = (page: ProductPage): ProductPage => ({
  ...page,
  products: page.products.map((product) => ({ ...product, highlights: [] })),
});

function fetchList(client: Client, view: ShopView, hasWishlist: boolean) {
  const { kind, category, sort, page, search, isWishlist } = view;
  const query = {
    ...{ kind, sort, page, limit: PAGE_SIZE },
    ...(search !== '' && { search }),
    ...(category !== null && { category }),
  };
  return hasWishlist && isWishlist
    ? client.call(listWishlist, { query })
    : client.call(listProducts, { query });
}
