import { z } from 'zod';
import { readPreferences } from '../account/index.ts';
import type { Invite } from '../classes/class.jobs.ts';
import { isMailedWithLink } from '../intents/index.ts';
import { type IssuedReceipt, issueReceipt } from '../invoices/index.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import { grantMail, receiptMail } from '../notifications/index.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { unsubscribeToken } from '../privacy/index.ts';
import { readReceipt } from './index.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly invite: Invite;
}

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
          const sale = await issueReceipt(db, order_id);
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
  ];

  function factsOf({ account, ...sale }: IssuedReceipt) {
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
