import type { BookingDetails } from '#contract/bookings/admin.ts';
import { calendarCopy } from '#messages/bookings/calendars.ts';
import { bookingMailCopy as copy } from '#messages/bookings/mails.ts';
import { findMailLanguage } from '#server/account/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { formatLongDate, formatTime } from '#shared/time/dates.ts';

type ReminderBooking = Pick<
  BookingDetails,
  'email' | 'full_name' | 'kind' | 'product_title' | 'starts_at' | 'place_kind' | 'place'
>;

export async function writeReminder(reader: Reader, booking: ReminderBooking): Promise<string> {
  const { email, full_name, kind, product_title, starts_at, place_kind, place } = booking;
  if (starts_at === null) return '';
  // Defaults to Indonesian for the recipient, whatever language the staff use.
  const language = await runInLanguage('id', () => findMailLanguage(reader, email ?? ''));
  return runInLanguage(language, () => {
    const when = `${formatLongDate(starts_at)}, ${formatTime(starts_at)}`;
    const text = copy.chatReminder(full_name ?? '', product_title ?? calendarCopy.kinds[kind], when);
    const where = place_kind === 'whatsapp' ? copy.whatsapp : (place ?? '');
    return where === '' ? text : text + copy.chatPlace(where);
  });
}
