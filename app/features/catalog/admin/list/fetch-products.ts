import { readTable } from '#app/components/data-table/load-list.ts';
import { tableQuery } from '#app/components/data-table/table-view.ts';
import type { ListedProduct } from '#contract/catalog/admin-product-shapes.ts';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import type { Client } from '#contract/client.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import type { ProductKind } from '../product-kind.ts';

/** ACONST-005 */
const LIST_TIMEOUT_MS = 10_000;

export type ProductRow = Omit<ListedProduct, 'content_metadata'>;

/** `list` is null when it could not be read. */
export async function fetchProducts(
  client: Client,
  request: Pick<Request, 'url'>,
  { is_subscription }: ProductKind,
) {
  const choices = is_subscription ? {} : { billing_cycle: [] };
  const table = readTable(request, listAdminProducts.list, choices);
  const query = listAdminProducts.query.parse(tableQuery(table.view));
  const call = client.call(listAdminProducts, {
    query: { ...query, is_subscription: String(is_subscription) },
  });
  const result = await withTimeout(call, LIST_TIMEOUT_MS);
  if (result === null || !result.ok) return { table, list: null };
  const products = result.value.products.map(({ content_metadata: _, ...row }): ProductRow => row);
  return { table, list: { products, total: result.value.total } };
}
