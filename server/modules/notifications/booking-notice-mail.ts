import { bookingCopy as copy, mailCopy } from '#messages/mails.ts';
import { formatMonth } from '#shared/dates.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

/** Blank where the profile is. */
interface BookingNoticeFacts {
  readonly kind: 'free' | 'paid';
  /** First day of the month, in WIB. */
  readonly month: string;
  readonly full_name: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly company: string;
}

/** Notifies the team of a booked consultation. */
export function bookingNoticeMail(facts: BookingNoticeFacts): MailContent {
  const rows = [
    { label: copy.name, value: facts.full_name },
    { label: copy.email, value: facts.email },
    { label: 'WhatsApp', value: facts.whatsapp },
    { label: copy.company, value: facts.company },
    { label: copy.month, value: formatMonth(facts.month) },
  ];
  return composeMail({
    subject: copy.subjects[facts.kind](facts.full_name.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [copy.booked[facts.kind]],
    rows: rows.filter(({ value }) => value !== ''),
  });
}
