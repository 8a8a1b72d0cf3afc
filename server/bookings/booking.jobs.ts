import { z } from 'zod';
import { getProfile, readAccount } from '#server/account/index.ts';
import { expireHolds, expireSessions, readBooking } from '#server/bookings/index.ts';
import { bookingNoticeMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { succeed } from '#shared/result.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface BookingJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function bookingJobs({ db, mailer, readSettings }: BookingJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'expire-bookings',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => {
          const now = new Date();
          await expireHolds(tx, now);
          return succeed(await expireSessions(tx, now));
        });
      },
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-booking-notice',
        schema: z.object({ booking_id: z.uuid() }),
        compose: async ({ booking_id }) => {
          const booking = await readBooking(db.orm, booking_id);
          if (booking === null || booking.user_id === null) return null;
          const { user_id, ...booked } = booking;
          const { email } = await readAccount(db.orm, user_id);
          const { full_name, phone, whatsapp, company } = await getProfile(db.orm, user_id);
          const { team_email } = await readSettings();
          const facts = {
            ...booked,
            email,
            full_name,
            company,
            whatsapp: whatsapp === '' ? phone : whatsapp,
          };
          return { to: team_email, write: () => bookingNoticeMail(facts) };
        },
      },
    ),
  ];
}
