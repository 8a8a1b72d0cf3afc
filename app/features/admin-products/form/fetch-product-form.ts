import { orThrow } from '#app/lib/api/or-throw.ts';
import { getViewer } from '#contract/account/session.ts';
import { getAdminProduct } from '#contract/admin/products.ts';
import type { Client } from '#contract/client.ts';
import type { ProductKind } from '../product-kind.ts';

/** Whose drafts these are. */
export async function requireViewerId(client: Client): Promise<string> {
  return orThrow(await client.call(getViewer)).user?.id ?? '';
}

/** The product that is edited, of this kind only (AAPI-005, AAPI-006); null when it could not be had. */
export async function fetchProductForm(client: Client, id: string, { is_subscription }: ProductKind) {
  const query = { is_subscription: String(is_subscription) };
  const answer = await client.call(getAdminProduct, { params: { id }, query });
  return { product: answer.ok ? answer.value.product : null, adminId: await requireViewerId(client) };
}
