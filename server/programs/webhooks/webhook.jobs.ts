import { z } from 'zod';
import { defineMailJob } from '#server/jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '#server/jobs/worker/define-job.ts';
import { webhookStoppedMail } from '#server/notifications/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import {
  type DeliveryServices,
  deliverLane,
  findStoppedEndpoint,
  pruneMessages,
  resumeStalledLanes,
} from '#server/programs/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { succeed } from '#shared/result.ts';

interface Services extends DeliveryServices {
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function webhookJobs(services: Services): readonly JobDefinition[] {
  const { db, mailer, app_url, readSettings } = services;
  return [
    defineJob({
      name: 'deliver-webhooks',
      schema: z.object({ endpoint_id: z.uuid(), object: z.string() }),
      run: (lane) => deliverLane(services, lane),
    }),
    defineJob({
      name: 'resume-webhooks',
      schedule: '*/5 * * * *',
      schema: z.object({}),
      run: () => resumeStalledLanes(services),
    }),
    defineJob({
      name: 'prune-webhooks',
      schedule: '37 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneMessages(tx)));
      },
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-webhook-stopped',
        schema: z.object({ endpoint_id: z.uuid() }),
        compose: async ({ endpoint_id }) => {
          const stopped = await findStoppedEndpoint(db.orm, endpoint_id);
          if (stopped === null) return null;
          const { team_email } = await readSettings();
          return { to: team_email, write: () => webhookStoppedMail({ ...stopped, app_url }) };
        },
      },
    ),
  ];
}
