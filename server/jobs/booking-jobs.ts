import { z } from 'zod';
import { readBooking } from '#server/modules/bookings/index.ts';
import { getProfile, readAccount } from '#server/modules/identity/index.ts';
import { sendBookingNotice } from '#server/modules/notifications/index.ts';
import type { Database } from '#server/platform/db.ts';
import { jobMailer, type Mailer } from '#server/platform/mailer.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface BookingJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function bookingJobs({ db, mailer, readSettings }: BookingJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-booking-notice',
      schema: z.object({ booking_id: z.uuid() }),
      run: async ({ booking_id }, jobId) => {
        const booking = await readBooking(db.orm, booking_id);
        if (booking === null) return;
        const { email } = await readAccount(db.orm, booking.user_id);
        const { full_name, phone, whatsapp, company } = await getProfile(db.orm, booking.user_id);
        const { team_email } = await readSettings();
        const number = whatsapp === '' ? phone : whatsapp;
        await sendBookingNotice(jobMailer(mailer, jobId), team_email, {
          kind: booking.kind,
          month: booking.month,
          email,
          full_name,
          company,
          whatsapp: number,
        });
      },
    }),
  ];
}
