import { z } from 'zod';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { classTypes } from '#shared/shop/purchase-kind.ts';
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
import { translateTitles } from '../translations/index.ts';
import { orderChat, type TellByWhatsapp } from '../whatsapp/index.ts';
import { readReceipt } from './index.ts';

export interface OrderJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly invite: Invite;
  readonly tell: TellByWhatsapp;
}

export function orderJobs(services: OrderJobServices): readonly JobDefinition[] {
  const { db, app_url, secret, invite } = services;
  return [
    defineMailJob(services, {
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
        const write = async () => {
          // Records that the buyer was told, so only for a mail that is sent.
          const facts = { ...factsOf(sale), invitations: await invite(order_id) };
          return withTitles(db, facts, receiptMail)();
        };
        const mail = { to: customer_email, language: mail_language, write };
        const isChat = !is_asked && sale.amount > 0 && !hasCalendarFile(sale);
        return isChat ? { ...mail, chat: () => chatOf(services, sale) } : mail;
      },
    }),
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

/** A class comes with the files of its sessions, which only a mail can carry. */
const hasCalendarFile = ({ items }: IssuedReceipt): boolean =>
  items.some(({ type }) => type === 'bundle' || classTypes.some((one) => one === type));

async function chatOf(
  { db, app_url }: OrderJobServices,
  { order_id, items, amount, account }: IssuedReceipt,
) {
  const { titles } = await translateTitles(db.orm, { titles: items.map(({ title }) => title) });
  const url = app_url + pathInLanguage(`/user/orders/${order_id}`, currentLanguage());
  const title = titles.join(', ');
  return orderChat({ id: order_id, name: account.customer_name, title, amount: formatRupiah(amount), url });
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
