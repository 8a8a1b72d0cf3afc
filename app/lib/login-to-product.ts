import { getProduct } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';

export async function loginToProduct(client: Client, id: string): Promise<string> {
  const found = await client.call(getProduct, { params: { id } });
  return withNext('/login', found.ok ? `/product/${found.value.product.slug}` : '/marketplace');
}
