import { z } from 'zod';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { toRupiah } from '#shared/money/money.ts';
import { readPreferences } from '../account/index.ts';
import type { Invite } from '../classes/class.jobs.ts';
import { isMailedWithLink } from '../intents/index.ts';
import { issueCreditNotes, issueInvoice, issueMissingDocuments } from '../invoices/index.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import {
  grantMail,
  receiptMail,
  refundDecisionMail,
  refundNoticeMail,
  refundReceivedMail,
} from '../notifications/index.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { unsubscribeToken } from '../privacy/index.ts';
import { readRefundDecision } from '../refunds/index.ts';
import { notaOfOrder, readReceipt, settleGatewayRefund } from './index.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly invite: Invite;
}

const refundRequestPayload = z.object({ refund_request_id: z.uuid() });

export function orderJobs(services: OrderJobServices): readonly JobDefinition[] {
  const { db, mailer, app_url, secret, invite } = services;
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-receipt',
        // A receipt requested by hand is sent whatever the mail preferences.
        schema: z.object({ order_id: z.uuid(), is_asked: z.boolean().default(false) }),
        compose: async ({ order_id, is_asked }) => {
          const sale = await readSale(db, order_id);
          const { user_id, customer_email } = sale.account;
          // A guest gets it with the link to the purchase.
          const [{ receipts, mail_language }, hasLink] = await Promise.all([
            readPreferences(db.orm, user_id),
            isMailedWithLink(db.orm, order_id),
          ]);
          if (!is_asked && (!receipts || hasLink)) return null;
          // Records that the buyer was told, so only for a mail that is sent.
          const facts = { ...factsOf(sale), invitations: await invite(order_id) };
          return { to: customer_email, language: mail_language, write: withTitles(db, facts, receiptMail) };
        },
      },
    ),
    grantJob(services),
    ...refundMails(services),
    defineJob({
      name: 'issue-credit-notes',
      schema: z.object({ order_id: z.uuid() }),
      run: ({ order_id }) => issueCreditNotes(db, order_id),
    }),
    defineJob({
      name: 'issue-missing-documents',
      schedule: '25 * * * *',
      schema: z.object({}),
      run: () => issueMissingDocuments(db),
    }),
    defineJob({
      name: 'settle-gateway-refund',
      schema: z.object({ refund_id: z.uuid() }),
      run: ({ refund_id }) => settleGatewayRefund(db, refund_id),
    }),
  ];

  function factsOf({ account, ...sale }: Awaited<ReturnType<typeof readSale>>) {
    const token = unsubscribeToken({ user_id: account.user_id, topic: 'receipts' }, secret);
    return {
      ...sale,
      full_name: account.customer_name,
      balance_bigint: account.payment_id === null ? account.balance_after : null,
      order_url: `${app_url}/user/orders/${sale.order_id}`,
      unsubscribe_url: `${app_url}/unsubscribe?token=${token}`,
    };
  }
}

/** Mails an account; addresses without one get a guest's link. */
function grantJob({ db, mailer, app_url, invite }: OrderJobServices): JobDefinition {
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
        const page = item.type === 'bundle' ? '' : `/${item.slug}`;
        const url = `${app_url}/user/purchases${page}`;
        const facts = { full_name, title: item.title, url, invitations: await invite(order_id) };
        return { to, write: withTitles(db, { ...facts, waits: false }, grantMail) };
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
        schema: refundRequestPayload,
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
        schema: refundRequestPayload,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: withTitles(db, facts, refundReceivedMail) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-refund-decision',
        schema: refundRequestPayload,
        compose: async ({ refund_request_id }) => {
          const facts = await factsOf(refund_request_id);
          return { to: facts.to, write: withTitles(db, facts, refundDecisionMail) };
        },
      },
    ),
  ];
}

/** The invoice is due with the payment, so it is issued now (ADR 0017). */
export async function readSale(db: Database, orderId: string) {
  const receipt = await readReceipt(db.orm, orderId);
  if (receipt === null) throw new Error(`receipt of an order that does not exist: ${orderId}`);
  const invoice = await issueInvoice(db, orderId);
  const {
    order_id,
    items,
    amount_bigint,
    created_at,
    payment_provider: provider,
    payment_reference,
  } = receipt;
  const reference = payment_reference ?? '';
  return {
    ...{ order_id, items, created_at },
    nota: notaOfOrder(receipt),
    payment: provider === null ? null : { provider, reference },
    amount: toRupiah(amount_bigint),
    invoice_number: invoice.ok ? invoice.value.number : null,
    account: receipt,
  };
}
