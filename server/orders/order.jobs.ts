import { z } from 'zod';
import { readPreferences } from '#server/account/index.ts';
import { isMailedWithLink } from '#server/intents/index.ts';
import { issueCreditNotes, issueMissingDocuments } from '#server/invoices/index.ts';
import {
  grantMail,
  receiptMail,
  refundDecisionMail,
  refundNoticeMail,
  refundReceivedMail,
} from '#server/notifications/index.ts';
import { readReceipt, settleGatewayRefund } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import { readRefundDecision } from '#server/refunds/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import type { Invite } from '../classes/invite.jobs.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { readSale } from './read-sale.jobs.ts';

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
