import { z } from 'zod';
import { readPreferences, wantsMail } from '#server/modules/identity/index.ts';
import { issueInvoice } from '#server/modules/invoices/index.ts';
import {
  sendGiftCode,
  sendReceipt,
  sendRefundDecision,
  sendRefundNotice,
  sendRefundReceived,
} from '#server/modules/notifications/index.ts';
import {
  type Receipt,
  readGrantedGift,
  readReceipt,
  settleGatewayRefund,
} from '#server/modules/orders/index.ts';
import { unsubscribeToken } from '#server/modules/privacy/index.ts';
import { readRefundDecision } from '#server/modules/refunds/index.ts';
import type { Database } from '#server/platform/db.ts';
import { jobMailer, type Mailer } from '#server/platform/mailer.ts';
import { giftPath } from '#shared/gifts.ts';
import { toRupiah } from '#shared/money.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const ofRequest = z.object({ refund_request_id: z.uuid() });

export function orderJobs(services: OrderJobServices): readonly JobDefinition[] {
  const { db, mailer, app_url, secret } = services;
  return [
    defineJob({
      name: 'send-receipt',
      // A receipt requested by hand is sent whatever the mail preferences.
      schema: z.object({ order_id: z.uuid(), is_asked: z.boolean().default(false) }),
      run: async ({ order_id, is_asked }, jobId) => {
        const receipt = await readReceipt(db.orm, order_id);
        if (receipt === null) throw new Error(`receipt of an order that does not exist: ${order_id}`);
        // The invoice is due with the payment, whatever the mail preferences (ADR 0050).
        const number = await invoiceNumberOf(db, order_id);
        if (is_asked || (await wantsMail(db.orm, receipt.user_id, 'receipts')))
          await sendReceipt(jobMailer(mailer, jobId), await factsOf(receipt, number));
      },
    }),
    giftCodeJob(services),
    ...refundMails(services),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];

  async function factsOf(receipt: Receipt, invoice_number: string | null) {
    const { mail_language } = await readPreferences(db.orm, receipt.user_id);
    const token = unsubscribeToken({ user_id: receipt.user_id, topic: 'receipts' }, secret);
    return {
      order_id: receipt.order_id,
      to: receipt.customer_email,
      full_name: receipt.customer_name,
      items: receipt.items,
      amount: toRupiah(receipt.amount_bigint),
      balance_bigint: receipt.balance_after,
      created_at: receipt.created_at.toISOString(),
      invoice_number,
      order_url: `${app_url}/user/orders/${receipt.order_id}`,
      language: mail_language,
      unsubscribe_url: `${app_url}/unsubscribe?token=${token}`,
    };
  }
}

async function invoiceNumberOf(db: Database, orderId: string): Promise<string | null> {
  const invoice = await issueInvoice(db, orderId);
  return invoice.ok ? invoice.value.number : null;
}

function giftCodeJob({ db, mailer, app_url }: OrderJobServices): JobDefinition {
  return defineJob({
    name: 'send-gift-code',
    schema: z.object({ order_id: z.uuid(), to: z.email() }),
    run: async ({ order_id, to }, jobId) => {
      const gift = await readGrantedGift(db.orm, order_id);
      if (gift === null) throw new Error(`gift code of an order that has none: ${order_id}`);
      const redeem_url = `${app_url}${giftPath(gift.code)}`;
      await sendGiftCode(jobMailer(mailer, jobId), { ...gift, to, redeem_url });
    },
  });
}

function refundMails({ db, mailer, app_url, readSettings }: OrderJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-refund-notice',
      schema: ofRequest,
      run: async ({ refund_request_id }, jobId) => {
        const { team_email } = await readSettings();
        const facts = await readRefundDecision(db.orm, refund_request_id);
        await sendRefundNotice(jobMailer(mailer, jobId), team_email, facts);
      },
    }),
    defineJob({
      name: 'send-refund-received',
      schema: ofRequest,
      run: async ({ refund_request_id }, jobId) => {
        const facts = await readRefundDecision(db.orm, refund_request_id);
        const order_url = `${app_url}/user/orders/${facts.order_id}`;
        await sendRefundReceived(jobMailer(mailer, jobId), { ...facts, order_url });
      },
    }),
    defineJob({
      name: 'send-refund-decision',
      schema: ofRequest,
      run: async ({ refund_request_id }, jobId) => {
        const facts = await readRefundDecision(db.orm, refund_request_id);
        await sendRefundDecision(jobMailer(mailer, jobId), {
          ...facts,
          order_url: `${app_url}/user/orders/${facts.order_id}`,
        });
      },
    }),
  ];
}
