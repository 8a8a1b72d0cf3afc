import { z } from 'zod';
import { waitConfirmationMail, waitNoticeMail } from '#server/notifications/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import {
  confirmToken,
  forgetWaits,
  notifyWaiting,
  readWaitConfirmation,
  readWaitNotice,
} from '#server/product-waits/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { succeed } from '#shared/result.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface ProductWaitJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const waitPayload = z.object({ wait_id: z.uuid() });

export function productWaitJobs(services: ProductWaitJobServices): readonly JobDefinition[] {
  const { db, clock, mailer, app_url, secret, readSettings } = services;
  const leaveUrl = (id: string) =>
    `${app_url}/unsubscribe?token=${unsubscribeToken({ user_id: id, topic: 'waiting_list' }, secret)}`;
  return [
    defineJob({
      name: 'notify-waiting',
      schedule: '* * * * *',
      schema: z.object({}),
      run: async () => notifyWaiting({ db, clock }, Number((await readSettings()).waiting_wave_hours)),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-wait-confirmation',
        schema: waitPayload,
        compose: async ({ wait_id }) => {
          const wait = await readWaitConfirmation(db.orm, wait_id);
          if (wait === null) return null;
          const { email: to, language, title, slug } = wait;
          const token = encodeURIComponent(confirmToken(wait_id, secret));
          const facts = { title, url: `${app_url}${waitPath(slug)}/confirm?token=${token}` };
          return { to, language, write: withTitles(db, facts, waitConfirmationMail) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-wait-notice',
        schema: waitPayload,
        compose: async ({ wait_id }) => {
          const wait = await readWaitNotice(db, wait_id);
          if (wait === null) return null;
          const { email: to, language, title, slug, event, is_subscription } = wait;
          const url = `${app_url}/${is_subscription ? 'subscription' : 'product'}/${slug}`;
          const facts = { title, event, url, unsubscribe_url: leaveUrl(wait_id) };
          return { to, language, write: withTitles(db, facts, waitNoticeMail) };
        },
      },
    ),
    defineJob({
      name: 'forget-product-waits',
      schedule: '35 3 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await forgetWaits(tx)));
      },
    }),
  ];
}
