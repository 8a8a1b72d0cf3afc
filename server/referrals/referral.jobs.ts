import { z } from 'zod';
import { referralRewardMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { readRewardNotice, selectDueReferrals, settleReferral } from '#server/referrals/index.ts';
import { succeed } from '#shared/result.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

interface ReferralJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
}

const payload = z.object({ referral_id: z.uuid() });
/** The rest waits for the next minute. */
const MAX_QUEUED = 1000;

export function referralJobs({ db, mailer, app_url }: ReferralJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'settle-due-referrals',
      schedule: '* * * * *',
      schema: z.object({}),
      // Each in a job of its own, so that one that fails keeps none of the others.
      run: () =>
        withTx(db, async (tx) => {
          for (const referral_id of await selectDueReferrals(tx, MAX_QUEUED)) {
            await addJob(tx, {
              name: 'settle-referral',
              payload: { referral_id },
              key: `settle-referral:${referral_id}`,
            });
          }
          return succeed(null);
        }),
    }),
    defineJob({
      name: 'settle-referral',
      schema: payload,
      run: ({ referral_id }) => withTx(db, async (tx) => succeed(await settleReferral(tx, referral_id))),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-referral-reward',
        schema: payload,
        compose: async ({ referral_id }) => {
          const notice = await readRewardNotice(db.orm, referral_id);
          if (notice === null) return null;
          const { email: to, full_name, amount_bigint } = notice;
          const facts = { full_name, amount_bigint, url: `${app_url}/user/referral` };
          return { to, write: () => referralRewardMail(facts) };
        },
      },
    ),
  ];
}
