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
import { translateTitles } from '#server/translations/index.ts';
import { productChat, type TellByWhatsapp } from '#server/whatsapp/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
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
  readonly tell: TellByWhatsapp;
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
    defineMailJob(services, {
      name: 'send-wait-notice',
      schema: waitPayload,
      compose: async ({ wait_id }) => {
        const wait = await readWaitNotice(db, wait_id);
        if (wait === null) return null;
        const { email: to, language, title, slug, event, is_subscription } = wait;
        const path = `/${is_subscription ? 'subscription' : 'product'}/${slug}`;
        const facts = { title, event, url: app_url + path, unsubscribe_url: leaveUrl(wait_id) };
        const chat = async () => {
          const told = await translateTitles(db.orm, { title });
          return productChat({ id: wait_id, ...told, url: app_url + pathInLanguage(path, language) });
        };
        return { to, language, write: withTitles(db, facts, waitNoticeMail), chat };
      },
    }),
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
