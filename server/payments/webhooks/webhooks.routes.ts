import { receiveWebhook as receiveWebhookEndpoint } from '#contract/operations/system.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { type Gateways, receiveWebhook } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';

export interface WebhookServices {
  readonly db: Database;
  readonly gateways: Gateways;
}

export function webhookRoutes({ db, gateways }: WebhookServices): readonly Implementation[] {
  return [
    implement(receiveWebhookEndpoint, async ({ params, request }) => {
      const { headers, raw_body } = request;
      const received = await receiveWebhook(db, gateways, { gateway: params.gateway, headers, raw_body });
      return received.ok ? succeed({ received: true as const, ...received.value }) : received;
    }),
  ];
}
