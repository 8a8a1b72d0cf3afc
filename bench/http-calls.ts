import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { SIGNATURE_HEADER, sign } from '../server/payments/index.ts';
import type { PurchaseTask } from './population.ts';

export interface Post {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps connections alive, cheap enough to saturate a server. Throws on any status but 200. */
export function createPoster(appUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: (post: Post) => send(agent, new URL(post.path, appUrl), post),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, url: URL, { body, headers }: Post): Promise<string> {
  const length = Buffer.byteLength(body);
  const all = { ...headers, 'content-type': 'application/json', 'content-length': length };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers: all }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url.pathname} answered ${response.statusCode}: ${answer}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

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

/** The default signing secret of a development installation. */
const SECRET = 'arunika-development-gateway';

/** Signed like the notices of real gateways; `amount` in whole rupiah. */
export interface Webhook {
  readonly session_id: string;
  readonly amount: number;
}

export function bodyOf({ session_id, amount }: Webhook): string {
  const id = `evt_${session_id}_paid`;
  return JSON.stringify({ id, type: 'payment.paid', session_id, status: 'paid', amount, currency: 'IDR' });
}

/** Sends notices over kept-alive connections. Throws when one was refused. */
export function createNotifier(appUrl: string, connections: number) {
  const { post, close } = createPoster(appUrl, connections);
  return {
    async tell(webhook: Webhook): Promise<void> {
      const body = bodyOf(webhook);
      await post({
        path: '/api/webhooks/dev_mode',
        body,
        headers: { [SIGNATURE_HEADER]: sign(SECRET, body) },
      });
    },
    close,
  };
}
