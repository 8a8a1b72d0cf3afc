import { SIGNATURE_HEADER, sign } from '#server/payments/index.ts';
import { createPoster } from './http-post.ts';

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
