import type { Mailer } from '#server/platform/mailer.ts';
import { formatMonth } from '#shared/dates.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

/** Blank where the profile is. */
export interface BookingNoticeFacts {
  readonly kind: 'free' | 'paid';
  /** First day of the month, in WIB. */
  readonly month: string;
  readonly full_name: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly company: string;
}

export function bookingNoticeMail(facts: BookingNoticeFacts): MailContent {
  const kind = facts.kind === 'free' ? 'Konsultasi gratis' : 'Paket konsultasi';
  const rows = [
    { label: 'Nama', value: facts.full_name },
    { label: 'E-mail', value: facts.email },
    { label: 'WhatsApp', value: facts.whatsapp },
    { label: 'Nama usaha', value: facts.company },
    { label: 'Bulan', value: formatMonth(facts.month) },
  ];
  return composeMail({
    subject: `${kind} dipesan: ${facts.full_name.slice(0, 80)}`,
    greeting: 'Halo Tim,',
    paragraphs: [`${kind} baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.`],
    rows: rows.filter(({ value }) => value !== ''),
  });
}

/** Notifies the team of a booked consultation. */
export function sendBookingNotice(mailer: Mailer, to: string, facts: BookingNoticeFacts): Promise<void> {
  return mailer.send({ to, ...bookingNoticeMail(facts) });
}
