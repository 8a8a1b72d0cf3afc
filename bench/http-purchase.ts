import { randomUUID } from 'node:crypto';
import { createPoster } from './http-post.ts';
import type { PurchaseTask } from './population.ts';

/** A buyer's browser: one cart over HTTP with a kept-alive connection. Throws when it was not sold. */
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
