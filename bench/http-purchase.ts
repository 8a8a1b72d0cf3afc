import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { PurchaseTask } from './population.ts';

/** A buyer's browser: one cart over HTTP with a kept-alive connection. Throws when it was not sold. */
export function createShopper(appUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL('/api/checkout', appUrl);
  return {
    buy: (errand: PurchaseTask) => send({ agent, url, errand }),
    close: () => agent.destroy(),
  };
}

interface Sending {
  readonly agent: Agent;
  readonly url: URL;
  readonly errand: PurchaseTask;
}

function send({ agent, url, errand }: Sending): Promise<void> {
  const items = errand.products.map(({ id, price }) => ({ product_id: id, price }));
  const body = JSON.stringify({ items });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${errand.buyer.token}`,
    'idempotency-key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`purchase answered ${response.statusCode}: ${answer}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
