import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import type { ListedProduct } from '#contract/admin/product-shapes.ts';
import { listAdminProducts } from '#contract/admin/products.ts';
import type { Client } from '#contract/client.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import type { ProductKind } from '../product-kind.ts';

/** Loading a list gives up after ten seconds (ACONST-005). */
const LIST_TIMEOUT_MS = 10_000;

/** A row as the page needs it: what a content section says is nothing for a list. */
export type ProductRow = Omit<ListedProduct, 'content_metadata'>;

/** What the address says, and the products for it; null when they could not be had. */
export async function fetchProducts(
  client: Client,
  url: string,
  { tableOptions, is_subscription }: ProductKind,
) {
  const view = parseTableView(new URL(url).searchParams, tableOptions);
  const query = listAdminProducts.query.parse({
    ...tableQuery(view),
    is_subscription: String(is_subscription),
  });
  const call = client.call(listAdminProducts, {
    query: { ...query, is_subscription: String(is_subscription) },
  });
  const answer = await withTimeout(call, LIST_TIMEOUT_MS);
  if (answer === null || !answer.ok) return { view, list: null };
  const products = answer.value.products.map(({ content_metadata: _, ...row }): ProductRow => row);
  return { view, list: { products, total: answer.value.total } };
}
