import { Agent, request } from 'node:http';
import { SIGNATURE_HEADER, sign } from '#server/modules/payments/index.ts';

/** The secret with which a development installation signs, unless it was told another. */
const SECRET = 'arunika-development-gateway';

/** A paid notice of the development gateway, which signs as the others do; `amount` in whole rupiah. */
export interface Webhook {
  readonly session_id: string;
  readonly amount: number;
}

export function bodyOf({ session_id, amount }: Webhook): string {
  const id = `evt_${session_id}_paid`;
  return JSON.stringify({ id, type: 'payment.paid', session_id, status: 'paid', amount, currency: 'IDR' });
}

/** A gateway that sends notices over kept-alive connections. Throws when one was not taken. */
export function createNotifier(appUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL('/api/webhooks/dev_mode', appUrl);
  return {
    tell: (webhook: Webhook) => send({ agent, url, body: bodyOf(webhook) }),
    close: () => agent.destroy(),
  };
}

interface Sending {
  readonly agent: Agent;
  readonly url: URL;
  readonly body: string;
}

function send({ agent, url, body }: Sending): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [SIGNATURE_HEADER]: sign(SECRET, body),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`a notice was answered with ${response.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
