import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { getAvailability } from '#contract/bookings/admin-availability.ts';
import { getAdminProduct } from '#contract/catalog/admin-products.ts';
import type { Client } from '#contract/client.ts';
import type { ProductKind } from '../product-kind.ts';

/** Reads AAPI-005 or AAPI-006; null when the product could not be read. Throws 404 when it does not exist. */
export async function fetchProductForm(client: Client, id: string, { is_subscription }: ProductKind) {
  const query = { is_subscription: String(is_subscription) };
  const result = await client.call(getAdminProduct, { params: { id }, query });
  const product = result.ok ? result.value.product : null;
  const session = product?.type === 'consultation' ? await fetchSession(client, product.id) : null;
  const is_missing = !result.ok && (result.refusal.status === 404 || result.refusal.code === 'INVALID_INPUT');
  return { product, is_missing, session, adminId: await requireViewerId(client) };
}

async function fetchSession(client: Client, productId: string) {
  const { session_types } = orThrow(await client.call(getAvailability));
  return session_types.find(({ product_id }) => product_id === productId) ?? null;
}
