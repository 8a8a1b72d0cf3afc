import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { getAdminProduct } from '#contract/catalog/admin-products.ts';
import type { Client } from '#contract/client.ts';
import type { PickerOption } from './search-picker.tsx';

/** Names what a form has picked before, archived or not. */
export async function fetchPickedProducts(
  client: Client,
  ids: readonly string[],
): Promise<readonly PickerOption[]> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => foundOrNull(await client.call(getAdminProduct, { params: { id } }))),
  );
  return found.flatMap((one) => (one === null ? [] : [{ value: one.product.id, label: one.product.title }]));
}

export async function fetchPickedProduct(client: Client, id: string | null): Promise<PickerOption | null> {
  return id === null ? null : ((await fetchPickedProducts(client, [id]))[0] ?? null);
}
