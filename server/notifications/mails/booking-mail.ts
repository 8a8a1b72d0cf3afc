import { bookingMailCopy as copy } from '#messages/bookings/mails.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { dayOf, formatLongDate, formatTime } from '#shared/time/dates.ts';
import type { Row } from '../mail-html.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

export type BookingEventKind = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon';

export interface BookingMailFacts {
  readonly event: BookingEventKind;
  readonly audience: 'holder' | 'team';
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Null: WIB. */
  readonly time_zone: string | null;
  readonly place_kind: 'meeting' | 'whatsapp' | 'address' | null;
  readonly place: string;
  /** Until when the holder may change it; null: not any more. */
  readonly change_until: Date | null;
  readonly is_given_back: boolean;
  readonly holder: { readonly full_name: string; readonly email: string; readonly whatsapp: string };
  readonly answers: readonly Row[];
  /** Where open questions are answered; null without any. */
  readonly questions_url: string | null;
  readonly url: string;
  readonly invitation: CalendarInvitation | null;
}

/** Date and place are the headline, because it is read on a lock screen. */
export function bookingMail(facts: BookingMailFacts): MailContent {
  const { event, audience, title, starts_at, ends_at, holder, invitation } = facts;
  const date = formatLongDate(starts_at);
  const when = `${date}, ${formatTime(starts_at)} WIB`;
  const isOfTeam = audience === 'team';
  const what = isOfTeam ? `${title}, ${holder.full_name}` : title;
  const content = composeMail({
    subject: copy.subjects[event](when, what.slice(0, 100)),
    headline: copy.headline(date, `${formatTime(starts_at)}–${formatTime(ends_at)}`),
    greeting: isOfTeam ? mailCopy.helloTeam : greet(holder.full_name),
    paragraphs: [copy.lines[event], ...(isOfTeam ? [] : linesOfHolder(facts))],
    rows: rowsOf(facts),
    button: buttonOf(facts),
  });
  return invitation === null ? content : { ...content, invitation };
}

function linesOfHolder({
  event,
  starts_at,
  ends_at,
  time_zone,
  change_until,
  is_given_back,
  questions_url,
}: BookingMailFacts) {
  const there = event === 'cancelled' ? null : zonedTime(time_zone, starts_at, ends_at);
  const lines: string[] = [];
  if (includesQuestions(event) && questions_url !== null) lines.push(copy.questions);
  if (there !== null) lines.push(localTimeLine(there, starts_at));
  if (event === 'booked' || event === 'moved') lines.push(copy.attached);
  if (event === 'cancelled') lines.push(copy.withdrawn);
  if (event === 'cancelled' && is_given_back) lines.push(copy.again);
  if (event !== 'cancelled' && change_until !== null) {
    lines.push(copy.changeUntil(`${formatLongDate(change_until)}, ${formatTime(change_until)} WIB`));
  }
  return lines;
}

function localTimeLine(
  { zone, date, hours }: NonNullable<ReturnType<typeof zonedTime>>,
  starts_at: Date,
): string {
  const isSameDay = date.includes(` ${Number(dayOf(starts_at).slice(8))} `);
  return isSameDay ? copy.elsewhere(zone, hours) : copy.elsewhereOn(zone, date, hours);
}

function rowsOf({ event, audience, title, place_kind, place, holder, answers }: BookingMailFacts): Row[] {
  const location = place_kind === 'whatsapp' ? copy.whatsapp : place;
  const rows = [
    { label: copy.what, value: title },
    ...(event === 'cancelled' ? [] : [{ label: copy.place, value: location }]),
    ...(audience === 'team'
      ? [
          { label: copy.name, value: holder.full_name },
          { label: copy.email, value: holder.email },
          { label: 'WhatsApp', value: holder.whatsapp },
        ]
      : []),
    ...answers,
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Not an hour before the session, when it is time to come. */
const includesQuestions = (event: BookingEventKind): boolean => event !== 'cancelled' && event !== 'soon';

function buttonOf({ event, place_kind, place, url, questions_url, ...facts }: BookingMailFacts) {
  const { is_given_back, audience } = facts;
  if (includesQuestions(event) && audience === 'holder' && questions_url !== null)
    return { label: copy.answer, url: questions_url };
  const canJoin = event !== 'cancelled' && place_kind === 'meeting' && URL.canParse(place);
  if (canJoin) return { label: copy.join, url: place, is_external: true };
  const choosesAgain = event === 'cancelled' && is_given_back && audience === 'holder';
  return { label: choosesAgain ? copy.choose : copy.open, url };
}

const WIB = 'Asia/Jakarta';
const known: Readonly<Record<string, string>> = {
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

interface ZonedTime {
  readonly zone: string;
  readonly date: string;
  readonly hours: string;
}

/** Null where the clocks show the same as in WIB. */
function zonedTime(time_zone: string | null, starts_at: Date, ends_at: Date): ZonedTime | null {
  if (time_zone === null) return null;
  const [here, there] = [clock(WIB), clock(time_zone)];
  if (there === null || here?.format(starts_at) === there.format(starts_at)) return null;
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: time_zone } as const;
  return {
    zone: known[time_zone] ?? (time_zone.split('/').at(-1) ?? time_zone).replaceAll('_', ' '),
    date: new Intl.DateTimeFormat(localeOf(), options).format(starts_at),
    hours: `${there.format(starts_at)}–${there.format(ends_at)}`,
  };
}

const localeOf = (): string => (currentLanguage() === 'en' ? 'en-GB' : 'id-ID');

function clock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(localeOf(), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  } catch {
    // The runtime does not know the zone, so only WIB is shown.
    return null;
  }
}
