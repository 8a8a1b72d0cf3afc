import { z } from 'zod';
import { unsubscribeToken } from '#server/privacy/index.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { forgetReaders, SEND_MAILINGS, type SendingServices, sendMailings } from './index.ts';

/** A year and a month; the figures stay. */
const READER_DAYS = 396;
const FORGOTTEN_AT_ONCE = 5_000;

type MailingJobServices = Omit<SendingServices, 'unsubscribeToken'>;

export function mailingJobs(services: MailingJobServices): readonly JobDefinition[] {
  const sending: SendingServices = {
    ...services,
    unsubscribeToken: (user_id, topic) => unsubscribeToken({ user_id, topic }, services.secret),
  };
  return [
    defineJob({
      name: SEND_MAILINGS,
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => sendMailings(sending),
    }),
    defineJob({
      name: 'forget-mail-readers',
      schedule: '55 3 * * *',
      schema: z.object({}),
      run: async () => {
        const forget = () => forgetReaders(services.db.orm, READER_DAYS, FORGOTTEN_AT_ONCE);
        for (let count = await forget(); count === FORGOTTEN_AT_ONCE; ) count = await forget();
      },
    }),
  ];
}
