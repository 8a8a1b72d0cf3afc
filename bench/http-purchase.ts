import { randomUUID } from 'node:crypto';
import { createPoster } from './http-post.ts';
import type { PurchaseTask } from './population.ts';

/** Buys one cart over a kept-alive connection. Throws when the purchase fails. */
export function createShopper(appUrl: string, connections: number) {
  const { post, close } = createPoster(appUrl, connections);
  return {
    async buy({ products, buyer }: PurchaseTask): Promise<void> {
      const items = products.map(({ id, price }) => ({ product_id: id, price }));
      const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() };
      await post({ path: '/api/checkout', body: JSON.stringify({ items }), headers });
    },
    close,
  };
}
