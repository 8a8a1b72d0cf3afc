import { z } from 'zod';
import { completeIntent, type IntentServices, readCancelledIntent } from '#server/modules/intents/index.ts';
import { intentCancelledMail } from '#server/modules/notifications/index.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import { defineMailJob } from './mail-job.ts';

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
    defineMailJob(
      { db, mailer },
      {
        name: 'send-intent-cancelled',
        schema: ofIntent,
        compose: async ({ intent_id }) => {
          const intent = await readCancelledIntent(db.orm, intent_id);
          if (intent === null) return null;
          const { to, ...facts } = intent;
          const billing_url = `${app_url}/user/billing`;
          return { to, write: () => intentCancelledMail({ ...facts, billing_url }) };
        },
      },
    ),
  ];
}
