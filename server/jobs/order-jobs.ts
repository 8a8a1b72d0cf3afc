import { z } from 'zod';
import { readPreferences, wantsMail } from '#server/modules/identity/index.ts';
import { issueInvoice } from '#server/modules/invoices/index.ts';
import {
  grantMail,
  receiptMail,
  refundDecisionMail,
  refundNoticeMail,
  refundReceivedMail,
} from '#server/modules/notifications/index.ts';
import { type Receipt, readReceipt, settleGatewayRefund } from '#server/modules/orders/index.ts';
import { unsubscribeToken } from '#server/modules/privacy/index.ts';
import { readRefundDecision } from '#server/modules/refunds/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { toRupiah } from '#shared/money.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import { defineMailJob } from './mail-job.ts';

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
    defineMailJob(
      { db, mailer },
      {
        name: 'send-receipt',
        // A receipt requested by hand is sent whatever the mail preferences.
        schema: z.object({ order_id: z.uuid(), is_asked: z.boolean().default(false) }),
        compose: async ({ order_id, is_asked }) => {
          const receipt = await readReceipt(db.orm, order_id);
          if (receipt === null) throw new Error(`receipt of an order that does not exist: ${order_id}`);
          // The invoice is due with the payment, whatever the mail preferences (ADR 0050).
          const number = await invoiceNumberOf(db, order_id);
          if (!is_asked && !(await wantsMail(db.orm, receipt.user_id, 'receipts'))) return null;
          const { mail_language } = await readPreferences(db.orm, receipt.user_id);
          const facts = factsOf(receipt, number);
          return { to: receipt.customer_email, language: mail_language, write: () => receiptMail(facts) };
        },
      },
    ),
    grantJob(services),
    ...refundMails(services),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];

  function factsOf(receipt: Receipt, invoice_number: string | null) {
    const token = unsubscribeToken({ user_id: receipt.user_id, topic: 'receipts' }, secret);
    return {
      order_id: receipt.order_id,
      full_name: receipt.customer_name,
      items: receipt.items,
      amount: toRupiah(receipt.amount_bigint),
      discount_code: receipt.discount_code,
      balance_bigint: receipt.balance_after,
      created_at: receipt.created_at,
      invoice_number,
      order_url: `${app_url}/user/orders/${receipt.order_id}`,
      unsubscribe_url: `${app_url}/unsubscribe?token=${token}`,
    };
  }
}

async function invoiceNumberOf(db: Database, orderId: string): Promise<string | null> {
  const invoice = await issueInvoice(db, orderId);
  return invoice.ok ? invoice.value.number : null;
}

/** To an account; who has none is mailed the link of a guest. */
function grantJob({ db, mailer, app_url }: OrderJobServices): JobDefinition {
  return defineMailJob(
    { db, mailer },
    {
      name: 'send-grant',
      schema: z.object({ order_id: z.uuid() }),
      compose: async ({ order_id }) => {
        const order = await readReceipt(db.orm, order_id);
        const [item] = order?.items ?? [];
        if (order === null || item === undefined) throw new Error(`grant that does not exist: ${order_id}`);
        const { customer_email: to, customer_name: full_name } = order;
        // The parts of a bundle lie in the library.
        const page = item.type === 'bundle' ? '' : `/${item.slug}`;
        const facts = { full_name, title: item.title, url: `${app_url}/user/purchases${page}` };
        return { to, write: () => grantMail({ ...facts, waits: false }) };
      },
    },
  );
}

function refundMails({ db, mailer, app_url, readSettings }: OrderJobServices): readonly JobDefinition[] {
  const factsOf = async (id: string) => {
    const facts = await readRefundDecision(db.orm, id);
    return { ...facts, order_url: `${app_url}/user/orders/${facts.order_id}` };
  };
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-notice',
        schema: ofRequest,
        compose: async ({ refund_request_id }) => {
          const { team_email } = await readSettings();
          const facts = await factsOf(refund_request_id);
          return { to: team_email, write: () => refundNoticeMail(facts) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-received',
        schema: ofRequest,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: () => refundReceivedMail(facts) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-decision',
        schema: ofRequest,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: () => refundDecisionMail(facts) };
        },
      },
    ),
  ];
}
