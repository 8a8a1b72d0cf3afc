import { z } from 'zod';
import { completeIntent, type IntentServices, readCancelledIntent } from '#server/modules/intents/index.ts';
import { sendIntentCancelled } from '#server/modules/notifications/index.ts';
import { jobMailer, type Mailer } from '#server/platform/mailer.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface IntentJobServices extends IntentServices {
  readonly mailer: Mailer;
  readonly app_url: string;
}

const ofIntent = z.object({ intent_id: z.uuid() });

export function intentJobs(services: IntentJobServices): readonly JobDefinition[] {
  const { db, mailer, app_url } = services;
  return [
    defineJob({
      name: 'complete-purchase-intent',
      schema: ofIntent,
      run: ({ intent_id }) => completeIntent(services, intent_id),
    }),
    defineJob({
      name: 'send-intent-cancelled',
      schema: ofIntent,
      run: async ({ intent_id }, jobId) => {
        const facts = await readCancelledIntent(db.orm, intent_id);
        if (facts === null) return;
        await sendIntentCancelled(jobMailer(mailer, jobId), {
          ...facts,
          billing_url: `${app_url}/user/billing`,
        });
      },
    }),
  ];
}
