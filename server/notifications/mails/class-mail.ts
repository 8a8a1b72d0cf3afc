import { bookingMailCopy } from '#messages/bookings/mails.ts';
import { classMailCopy as copy } from '#messages/classes/mails.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import { formatLongDate, formatTime } from '#shared/time/dates.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

interface SessionLine {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly place: string;
  readonly is_cancelled: boolean;
  readonly is_change: boolean;
}

interface ClassMailFacts {
  readonly title: string;
  readonly full_name: string;
  readonly sessions: readonly SessionLine[];
  readonly invitations: readonly CalendarInvitation[];
  readonly url: string;
}

export function classMail({ title, full_name, sessions, invitations, url }: ClassMailFacts): MailContent {
  const isGone = sessions.every(({ is_cancelled }) => is_cancelled);
  const isNew = sessions.every(({ is_cancelled, is_change }) => !is_cancelled && !is_change);
  const kind = isGone ? 'cancelled' : isNew ? 'invited' : 'changed';
  const places = [...new Set(sessions.filter((one) => !one.is_cancelled).map(({ place }) => place))];
  return composeMail({
    subject: copy.subjects[kind](title.slice(0, 100)),
    headline: title,
    greeting: greet(full_name),
    paragraphs: [copy.lines[kind], isGone ? bookingMailCopy.withdrawn : bookingMailCopy.attached],
    rows: [
      ...sessions.map((session) => ({ label: copy.rows[rowOf(session)], value: whenOf(session) })),
      ...places.filter((place) => place !== '').map((value) => ({ label: bookingMailCopy.place, value })),
    ],
    ...(isGone ? {} : { button: { label: copy.open, url } }),
    invitations,
  });
}

function rowOf({ is_cancelled, is_change }: SessionLine): keyof typeof copy.rows {
  if (is_cancelled) return 'cancelled';
  return is_change ? 'changed' : 'invited';
}

const whenOf = ({ starts_at, ends_at }: SessionLine): string =>
  `${formatLongDate(starts_at)}, ${formatTime(starts_at)}–${formatTime(ends_at)} WIB`;

interface RecordingFacts extends Pick<ClassMailFacts, 'title' | 'full_name' | 'url'> {
  readonly recordings: readonly { readonly starts_at: string; readonly lesson_id: string }[];
}

export function recordingMail({ title, full_name, recordings, url }: RecordingFacts): MailContent {
  return composeMail({
    subject: copy.subjects.recorded(title.slice(0, 100)),
    headline: title,
    greeting: greet(full_name),
    paragraphs: [copy.lines.recorded],
    rows: recordings.map(({ starts_at }) => ({
      label: copy.rows.recorded,
      value: `${formatLongDate(starts_at)}, ${formatTime(starts_at)} WIB`,
    })),
    button: { label: copy.watch, url },
  });
}
