import { z } from 'zod';
import {
  completeIntent,
  deliverWaitingGrants,
  type IntentServices,
  type PortalLink,
  type PurchaseLinks,
  pruneGuests,
  readCancelledIntent,
  readGuestCredit,
  readPurchaseLink,
} from '#server/intents/index.ts';
import { grantMail, intentCancelledMail, purchaseLinkMail } from '#server/notifications/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { ABOUT_REFUND } from '#shared/leads/contact-about.ts';
import { succeed } from '#shared/result.ts';
import type { Invite } from '../classes/class.jobs.ts';
import { issueReceipt } from '../invoices/index.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface IntentJobServices extends IntentServices {
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly links: PurchaseLinks;
  readonly invite: Invite;
  readonly portalLink: PortalLink;
}

const intentPayload = z.object({ intent_id: z.uuid() });

export function intentJobs(services: IntentJobServices): readonly JobDefinition[] {
  const { db, mailer, app_url, invite } = services;
  return [
    defineJob({
      name: 'complete-purchase-intent',
      schema: intentPayload,
      run: ({ intent_id }) => completeIntent(services, intent_id),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-intent-cancelled',
        schema: intentPayload,
        compose: async ({ intent_id }) => creditMail(services, await readCancelledIntent(db.orm, intent_id)),
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-guest-credit',
        schema: intentPayload,
        compose: async ({ intent_id }) => creditMail(services, await readGuestCredit(db.orm, intent_id)),
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-purchase-link',
        schema: intentPayload,
        compose: async ({ intent_id }) => {
          const link = await readPurchaseLink(db.orm, intent_id, services);
          if (link === null) return null;
          const { to, language, token, order_id, is_grant, ...facts } = link;
          const query = new URLSearchParams({ token, ...(facts.is_trial && { for: 'trial' }) });
          const url = app_url + pathInLanguage(`/purchase/open?${query}`, language);
          const invitations = order_id === null ? [] : await invite(order_id);
          const mail = { ...facts, url, invitations };
          if (is_grant) return { to, language, write: withTitles(db, mail, grantMail) };
          const sale = order_id === null ? null : await issueReceipt(db, order_id);
          return { to, language, write: withTitles(db, { ...mail, sale }, purchaseLinkMail) };
        },
      },
    ),
    defineJob({
      name: 'give-waiting-grants',
      schema: z.object({ user_id: z.uuid() }),
      run: ({ user_id }) => deliverWaitingGrants(services, user_id),
    }),
    defineJob({
      name: 'forget-guests',
      schedule: '20 3 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneGuests(tx)));
      },
    }),
  ];
}

type Credit = Awaited<ReturnType<typeof readCancelledIntent>>;

async function creditMail({ db, app_url, portalLink }: IntentJobServices, intent: Credit) {
  if (intent === null) return null;
  const { to, owned_path, ...facts } = intent;
  const urls = {
    times_url: `${app_url}/consultation`,
    refund_url: `${app_url}/contact?${new URLSearchParams({ about: ABOUT_REFUND })}`,
    billing_url: await portalLink(to, '/user/billing'),
    owned_url: owned_path === null ? null : await portalLink(to, owned_path),
  };
  return { to, write: withTitles(db, { ...facts, ...urls }, intentCancelledMail) };
}
