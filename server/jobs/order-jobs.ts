import { z } from 'zod';
import { issueInvoice } from '#server/modules/invoices/index.ts';
import { sendReceipt, sendRefundDecision, sendRefundNotice } from '#server/modules/notifications/index.ts';
import { readReceipt, settleGatewayRefund } from '#server/modules/orders/index.ts';
import { readRefundDecision } from '#server/modules/refunds/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { toRupiah } from '#shared/money.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const ofRequest = z.object({ refund_request_id: z.uuid() });

export function orderJobs(services: OrderJobServices): readonly JobDefinition[] {
  const { db, mailer, app_url } = services;
  return [
    defineJob({
      name: 'send-receipt',
      schema: z.object({ order_id: z.uuid() }),
      run: ({ order_id }) => sendReceipt({ mailer, readReceipt: receiptFacts }, order_id),
    }),
    defineJob({
      name: 'send-refund-notice',
      schema: ofRequest,
      run: async ({ refund_request_id }) => {
        const { team_email } = await services.readSettings();
        const facts = await readRefundDecision(db.orm, refund_request_id);
        await sendRefundNotice(mailer, team_email, facts);
      },
    }),
    defineJob({
      name: 'send-refund-decision',
      schema: ofRequest,
      run: async ({ refund_request_id }) => {
        const facts = await readRefundDecision(db.orm, refund_request_id);
        await sendRefundDecision(mailer, { ...facts, order_url: `${app_url}/user/orders/${facts.order_id}` });
      },
    }),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];

  /** The paper of a purchase is made where it is first needed: here, right after the purchase (ADR 0050). */
  async function receiptFacts(orderId: string) {
    const invoice = await issueInvoice(db, orderId);
    const receipt = await readReceipt(db.orm, orderId);
    if (receipt === null) return null;
    return {
      order_id: receipt.order_id,
      to: receipt.customer_email,
      full_name: receipt.customer_name,
      items: receipt.items,
      amount: toRupiah(receipt.amount_bigint),
      balance_bigint: receipt.balance_after,
      created_at: receipt.created_at.toISOString(),
      invoice_number: invoice.ok ? invoice.value.number : null,
      order_url: `${app_url}/user/orders/${orderId}`,
    };
  }
}
