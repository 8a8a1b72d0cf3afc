import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { getAdminProduct } from '#contract/admin/products.ts';
import type { Client } from '#contract/client.ts';
import type { ProductKind } from '../product-kind.ts';

/** A product of this kind (AAPI-005, AAPI-006); null when it could not be read. */
export async function fetchProductForm(client: Client, id: string, { is_subscription }: ProductKind) {
  const query = { is_subscription: String(is_subscription) };
  const result = await client.call(getAdminProduct, { params: { id }, query });
  return { product: result.ok ? result.value.product : null, adminId: await requireViewerId(client) };
}
