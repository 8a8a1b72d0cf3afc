import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import type { ListedProduct } from '#contract/admin/product-shapes.ts';
import { listAdminProducts } from '#contract/admin/products.ts';
import type { Client } from '#contract/client.ts';
import { withinTime } from '#shared/within-time.ts';
import type { ProductKind } from './product-kind.ts';

/** Loading a list gives up after ten seconds (ACONST-005). */
const PATIENCE_MS = 10_000;

/** A row as the page needs it: what a content section says is nothing for a list. */
export type ProductRow = Omit<ListedProduct, 'content_metadata'>;

/** What the address says, and the products for it; null when they could not be had. */
export async function readProducts(client: Client, url: string, { shape, is_subscription }: ProductKind) {
  const view = readTableView(new URL(url).searchParams, shape);
  const query = listAdminProducts.query.parse({
    ...tableQuery(view),
    is_subscription: String(is_subscription),
  });
  const call = client.call(listAdminProducts, {
    query: { ...query, is_subscription: String(is_subscription) },
  });
  const answer = await withinTime(call, PATIENCE_MS);
  if (answer === null || !answer.ok) return { view, list: null };
  const products = answer.value.products.map(({ content_metadata: _, ...row }): ProductRow => row);
  return { view, list: { products, total: answer.value.total } };
}
