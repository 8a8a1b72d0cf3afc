import { useState } from 'react';
import type { TableView } from '#app/components/data-table/table-view.ts';
import type { reorderProducts } from '#contract/admin/product-lists.ts';
import type { ProductKind } from './product-kind.ts';
import { productsCopy } from './products-copy.ts';
import type { ProductRow } from './read-products.ts';
import { browser, useProductCall } from './use-product-calls.ts';

const copy = productsCopy.order;
const put = { method: 'put', path: '/api/admin/products/order' } as const;

interface Shown {
  readonly kind: ProductKind;
  readonly view: TableView;
  readonly products: readonly ProductRow[];
}

/**
 * The rows as they were moved, until the list is read again. What is sent is the stretch that was seen and the same one
 * in its new order (APRD-036, APRD-037); when that fails the stored order comes back (APRD-038).
 */
export function useOrder({ kind, view, products }: Shown) {
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const { run } = useProductCall();
  const before = products.map(({ id }) => id);
  const rows =
    moved === null ? products : moved.flatMap((id) => products.find((product) => product.id === id) ?? []);
  async function save(ids: readonly string[]) {
    setMoved(ids);
    const body = {
      is_subscription: kind.is_subscription,
      offset: (view.page - 1) * view.limit,
      before,
      ids: [...ids],
    };
    await run(browser.call<typeof reorderProducts>(put, { body }), {
      done: () => copy.done,
      failed: copy.failed,
    });
    setMoved(null);
  }
  return { rows, save };
}
