import type { TableView } from '#app/components/data-table/table-view.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import type { ProductRow } from '../list/fetch-products.ts';
import { useProductAction } from './use-product-action.ts';

interface ProductListState {
  readonly view: TableView;
  readonly products: readonly ProductRow[];
}

/**
 * Shows the optimistic order until the list is reloaded. Sends the visible range in its old and new order (APRD-036,
 * APRD-037); on failure the stored order returns (APRD-038).
 */
export function useReorderProducts({ view, products }: ProductListState) {
  const { send, formData } = useProductAction();
  const pendingIds = formData === undefined ? null : formText(formData, 'ids').split(',');
  const rows = pendingIds?.flatMap((id) => products.find((product) => product.id === id) ?? []) ?? products;
  const save = (ids: readonly string[]) =>
    send('reorder', {
      offset: String((view.page - 1) * view.limit),
      before: products.map(({ id }) => id).join(','),
      ids: ids.join(','),
    });
  return { rows, save };
}
