import { z } from 'zod';
import type { BookingDetails } from '#contract/bookings/admin.ts';
import { calendarCopy } from '#messages/bookings/calendars.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { succeed } from '#shared/result.ts';
import { getProfile, readAccount } from '../account/index.ts';
import { readInvitation } from '../calendars/index.ts';
import { defineMailJob, type SessionMailServices } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { bookingMail, bookingNoticeMail } from '../notifications/index.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { translateTitles } from '../translations/index.ts';
import { sessionChat } from '../whatsapp/index.ts';
import {
  expireHolds,
  expireSessions,
  readBooking,
  readBookingDetails,
  sendSessionReminders,
} from './index.ts';

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

const bookingMailPayload = z.object({
  booking_id: z.uuid(),
  event: z.enum(['booked', 'moved', 'cancelled', 'tomorrow', 'soon']),
  audience: z.enum(['holder', 'team']),
  /** The time the mail is about; a cancelled booking no longer has it. */
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().optional(),
});
type BookingMailPayload = z.output<typeof bookingMailPayload>;

export function bookingMailJobs(services: SessionMailServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'remind-people',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => sendSessionReminders(services),
    }),
    defineMailJob(services, {
      name: 'send-booking-mail',
      schema: bookingMailPayload,
      compose: (mail) => compose(services, mail),
    }),
  ];
}

async function compose(services: SessionMailServices, mail: BookingMailPayload) {
  const { db, clock, readSettings } = services;
  const { event, audience } = mail;
  const booking = await readBookingDetails(db.orm, mail.booking_id);
  if (booking === null || !isCurrent(booking, mail)) return null;
  const { full_name, email, whatsapp, change_until, kind, product_title } = booking;
  if (full_name === null || email === null) return null;
  const { team_email } = await readSettings();
  const ends_at = new Date(mail.ends_at ?? booking.ends_at ?? mail.starts_at);
  const times = { starts_at: new Date(mail.starts_at), ends_at };
  const isChange = event === 'booked' || event === 'moved' || event === 'cancelled';
  const urls = await urlsOf(services, { ...booking, email, audience });
  const readFacts = () => ({
    ...booking,
    ...mail,
    ...times,
    title: product_title ?? calendarCopy.kinds[kind],
    place: booking.place ?? '',
    change_until:
      change_until === null || Date.parse(change_until) <= clock.now().getTime()
        ? null
        : new Date(change_until),
    is_given_back: booking.state === 'unscheduled',
    holder: { full_name, email, whatsapp: whatsapp ?? '' },
    ...urls,
  });
  const to = audience === 'team' ? team_email : email;
  const parties = { organizer: team_email, attendee: { email } };
  const readFile = isChange
    ? await readInvitation(db.orm, {
        booking_id: booking.id,
        ...times,
        is_cancelled: event === 'cancelled',
        ...parties,
        manage_url: audience === 'holder' ? `${services.app_url}/user/bookings` : null,
      })
    : null;
  const write = async () =>
    bookingMail(await translateTitles(services.db.orm, { ...readFacts(), invitation: readFile?.() ?? null }));
  const isReminder = audience === 'holder' && (event === 'tomorrow' || event === 'soon');
  return { to, write, ...(isReminder && { chat: () => chatOf(services, { ...readFacts(), full_name }) }) };
}

interface ReminderFacts {
  readonly id: string;
  readonly title: string;
  readonly full_name: string;
  readonly starts_at: Date;
  readonly event: string;
}

async function chatOf({ db, app_url }: SessionMailServices, facts: ReminderFacts) {
  const { id, title, full_name: name, starts_at, event } = await translateTitles(db.orm, facts);
  const url = app_url + pathInLanguage('/user/bookings', currentLanguage());
  return sessionChat({ id, name, title, starts_at, event, url });
}

type MailRecipient = Pick<BookingDetails, 'id' | 'answers'> &
  Pick<BookingMailPayload, 'audience'> & { readonly email: string };

async function urlsOf(
  { app_url, portalLink }: SessionMailServices,
  { id, answers, email, audience }: MailRecipient,
) {
  if (audience === 'team') return { questions_url: null, url: `${app_url}/admin/bookings/${id}` };
  const url = await portalLink(email, '/user/bookings');
  const questions = `/user/bookings/${id}/questions`;
  return { url, questions_url: hasOpenQuestions({ answers }) ? await portalLink(email, questions) : null };
}

const hasOpenQuestions = ({ answers }: Pick<BookingDetails, 'answers'>): boolean =>
  answers.some(({ value }) => value === '');

/** False for a reminder or change that a later change has overtaken. */
function isCurrent({ state, starts_at }: BookingDetails, mail: BookingMailPayload): boolean {
  if (mail.event === 'cancelled') return starts_at === null || state === 'cancelled';
  return state === 'upcoming' && starts_at !== null && Date.parse(starts_at) === Date.parse(mail.starts_at);
}
