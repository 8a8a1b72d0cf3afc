import { useState } from 'react';
import type { TableView } from '#app/components/data-table/table-view.ts';
import type { reorderProducts } from '#contract/admin/product-lists.ts';
import type { ProductRow } from '../list/fetch-products.ts';
import { productsCopy } from '../list/products-copy.ts';
import type { ProductKind } from '../product-kind.ts';
import { client, useProductMutation } from './use-product-mutation.ts';

const copy = productsCopy.order;
const reorderRoute = { method: 'put', path: '/api/admin/products/order' } as const;

interface ProductListState {
  readonly kind: ProductKind;
  readonly view: TableView;
  readonly products: readonly ProductRow[];
}

/**
 * The optimistic order until the list is read again. Sends the visible range in its old and new order (APRD-036,
 * APRD-037); on failure the stored order returns (APRD-038).
 */
export function useReorderProducts({ kind, view, products }: ProductListState) {
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  const { run } = useProductMutation();
  const before = products.map(({ id }) => id);
  const rows =
    pendingIds === null
      ? products
      : pendingIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  async function save(ids: readonly string[]) {
    setPendingIds(ids);
    const body = {
      is_subscription: kind.is_subscription,
      offset: (view.page - 1) * view.limit,
      before,
      ids: [...ids],
    };
    await run(client.call<typeof reorderProducts>(reorderRoute, { body }), {
      done: () => copy.done,
      failed: copy.failed,
    });
    setPendingIds(null);
  }
  return { rows, save };
}
