import { z } from 'zod';
import {
  deliverWebhook,
  type Gateways,
  handleWebhookEvent,
  type PaidPurchases,
  sendGatewayRefund,
  settleStalePayments,
  settleStaleRefunds,
  type WebhookDelivery,
} from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface PaymentJobServices {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly purchases: PaidPurchases;
  readonly dev_webhook: WebhookDelivery;
  readonly onGatewayError: (error: unknown) => void;
}

export function paymentJobs(services: PaymentJobServices): readonly JobDefinition[] {
  const { db, gateways } = services;
  return [
    defineJob({
      name: 'handle-webhook',
      schema: z.object({ webhook_event_id: z.int() }),
      run: ({ webhook_event_id }) => handleWebhookEvent(services, webhook_event_id),
    }),
    defineJob({
      name: 'settle-stale-payments',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => settleStalePayments(services),
    }),
    defineJob({
      name: 'send-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => sendGatewayRefund(db, gateways, refund_id),
    }),
    defineJob({
      name: 'settle-stale-refunds',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => settleStaleRefunds(db, gateways, services.onGatewayError),
    }),
    defineJob({
      name: 'deliver-dev-webhook',
      schema: z.object({ session_id: z.string() }),
      run: ({ session_id }) => deliverWebhook(db.orm, session_id, services.dev_webhook),
    }),
  ];
}
