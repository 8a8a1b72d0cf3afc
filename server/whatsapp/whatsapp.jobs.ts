import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type CloudApi,
  deleteIdleContacts,
  handleNotice,
  mailLateMessages,
  pruneWhatsapp,
  sendMessage,
  submitTemplates,
  syncWhatsapp,
  unlinkWithoutConsent,
} from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** Null: WhatsApp is off. What was queued before goes by mail. */
  readonly connection: { readonly api: CloudApi; readonly phone_number_id: string } | null;
}

const nothing = z.object({});

export function whatsappJobs({ db, clock, connection }: Services): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'mail-late-whatsapp',
      schedule: '* * * * *',
      schema: nothing,
      run: () => mailLateMessages({ db, clock }),
    }),
    defineJob({
      name: 'prune-whatsapp',
      schedule: '50 3 * * *',
      schema: nothing,
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneWhatsapp(tx)));
        await withTx(db, async (tx) => succeed(await unlinkWithoutConsent(tx)));
        await withTx(db, async (tx) => succeed(await deleteIdleContacts(tx)));
      },
    }),
    ...(connection === null ? [] : connectedJobs({ db, clock, ...connection })),
  ];
}

interface ConnectedServices extends Pick<Services, 'db' | 'clock'> {
  readonly api: CloudApi;
  readonly phone_number_id: string;
}

function connectedJobs({ db, clock, api, phone_number_id }: ConnectedServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-whatsapp',
      schema: z.object({ message_id: z.uuid() }),
      run: ({ message_id }) => sendMessage({ db, clock, api }, message_id),
    }),
    defineJob({
      name: 'read-whatsapp-notice',
      schema: z.object({ notice_id: z.int() }),
      run: ({ notice_id }) => handleNotice(db, notice_id, phone_number_id),
    }),
    defineJob({
      name: 'sync-whatsapp',
      schedule: '*/30 * * * *',
      schema: nothing,
      run: () => syncWhatsapp({ db, api }),
    }),
    defineJob({
      name: 'submit-whatsapp-templates',
      schema: nothing,
      run: () => submitTemplates({ db, api }),
    }),
  ];
}
