import { z } from 'zod';
import { readReceivedHandIn } from '#server/courses/index.ts';
import { defineMailJob, withTitles } from '#server/jobs/mail-job.ts';
import type { JobDefinition } from '#server/jobs/worker/define-job.ts';
import { handInMail, handInReviewMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';

interface Services {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly secret: string;
}

export function handInJobs(services: Services): readonly JobDefinition[] {
  return [teamMail(services), reviewMail(services)];
}

function teamMail({ db, mailer, app_url, readSettings }: Services): JobDefinition {
  return defineMailJob(
    { db, mailer },
    {
      name: 'send-hand-in',
      schema: z.object({ hand_in_id: z.uuid() }),
      compose: async ({ hand_in_id }) => {
        const handIn = await readReceivedHandIn(db.orm, hand_in_id);
        if (handIn === null || !handIn.is_held || handIn.state !== 'waiting') return null;
        const { team_email } = await readSettings();
        const url = `${app_url}/admin/products/hand-ins?state=waiting`;
        return { to: team_email, write: () => handInMail({ ...handIn, url }) };
      },
    },
  );
}

/** Skipped for who wants no mails about their courses. */
function reviewMail({ db, mailer, app_url, secret }: Services): JobDefinition {
  return defineMailJob(
    { db, mailer },
    {
      name: 'send-hand-in-review',
      schema: z.object({ hand_in_id: z.uuid(), state: z.enum(['accepted', 'returned']) }),
      compose: async ({ hand_in_id, state }) => {
        const handIn = await readReceivedHandIn(db.orm, hand_in_id);
        // A newer decision has a mail of its own.
        if (handIn === null || !handIn.is_held || !handIn.wants_mail || handIn.state !== state) return null;
        const { user_id, email, slug, lesson_id, ...facts } = handIn;
        const stop = unsubscribeToken({ user_id, topic: 'learning' }, secret);
        const url = `${app_url}/user/purchases/${slug}/learn/${encodeURIComponent(lesson_id)}#assignment`;
        const unsubscribe_url = `${app_url}/unsubscribe?token=${stop}`;
        return {
          to: email,
          write: withTitles(db, { ...facts, state, url, unsubscribe_url }, handInReviewMail),
        };
      },
    },
  );
}
