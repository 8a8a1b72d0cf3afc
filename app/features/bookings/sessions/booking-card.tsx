import { Link } from 'react-router';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { SessionFrame, SessionName } from '#app/features/bookings/sessions/session-frame.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { MeetingButton } from './class-card.tsx';
import { useClock } from './reader-zone.ts';

interface Props {
  readonly booking: Booking;
  /** A guest's browser may view the booking, and not change it. */
  readonly isGuest?: boolean;
  /** Shows the time in the zone in which it was booked, on pages without a zone switch. */
  readonly isInChosenZone?: boolean;
  readonly isFirst?: boolean;
}

export function BookingCard({ booking, isGuest = false, isInChosenZone = false, isFirst = false }: Props) {
  const { status, starts_at, ends_at, time_zone, change_until } = booking;
  const session = starts_at === null || ends_at === null ? null : { starts_at, ends_at };
  const zone = isInChosenZone ? time_zone : null;
  const isMovable = session !== null && change_until !== null;
  return (
    <SessionFrame
      session={session}
      name={<SessionName booking={booking} />}
      chosenZone={zone}
      note={<Note booking={booking} />}
      action={status === 'booked' && <FirstAction booking={booking} isFilled={isFirst} isGuest={isGuest} />}
    >
      {status === 'booked' && isMovable && !isGuest && (
        <MoreActions booking={booking} until={change_until} zone={zone} />
      )}
      {!booking.can_answer && hasAnswers(booking) && !isGuest && (
        <TextLink to={`/user/bookings/${booking.id}/questions`}>{copy.questions.look}</TextLink>
      )}
      {starts_at === null && openQuestions(booking) > 0 && !isGuest && (
        <TextLink to={`/user/bookings/${booking.id}/questions`}>
          {copy.questions.answer(openQuestions(booking))}
        </TextLink>
      )}
      {isGuest && openQuestions(booking) > 0 && (
        <p className="text-ink-2 text-small">{copy.questions.guest}</p>
      )}
    </SessionFrame>
  );
}

function Note({ booking }: Pick<Props, 'booking'>) {
  const { status, starts_at, place_kind, place, valid_until, is_schedulable } = booking;
  if (status !== 'booked') return <Badge className="justify-self-start">{copy.statuses[status]}</Badge>;
  const place_text =
    place_kind === 'whatsapp' ? copy.whatsapp : place?.startsWith('https://') === false ? place : null;
  const text =
    starts_at !== null
      ? place_text
      : !is_schedulable
        ? copy.byChat
        : valid_until === null
          ? copy.noTime
          : copy.validUntil(formatCardDate(valid_until));
  return text && <p className="text-ink-2 text-ui">{text}</p>;
}

const hasAnswers = ({ answers }: Booking) => answers.some(({ answer }) => answer !== '');

const openQuestions = ({ can_answer, answers }: Booking): number =>
  can_answer ? answers.filter(({ answer }) => answer === '').length : 0;

export const needsAction = (booking: Booking): boolean =>
  openQuestions(booking) > 0 || (booking.starts_at === null && booking.is_schedulable);

interface FirstActionProps {
  readonly booking: Booking;
  readonly isFilled: boolean;
  readonly isGuest: boolean;
}

function FirstAction({ booking, isFilled, isGuest }: FirstActionProps) {
  const { id, starts_at, place_kind, place, is_schedulable } = booking;
  const open = openQuestions(booking);
  const variant = isFilled ? 'primary' : 'outline';
  const hasMeeting = starts_at !== null && place_kind === 'meeting' && place?.startsWith('https://') === true;
  return (
    <div className="grid gap-2 empty:hidden">
      {starts_at === null && is_schedulable && !isGuest && (
        <Button asChild variant={variant}>
          <Link to={`/user/bookings/${id}/time`}>{copy.choose}</Link>
        </Button>
      )}
      {starts_at !== null && open > 0 && !isGuest && (
        <Button asChild variant={variant}>
          <Link to={`/user/bookings/${id}/questions`}>{copy.questions.answer(open)}</Link>
        </Button>
      )}
      {hasMeeting && <MeetingButton place={place} starts_at={starts_at} />}
    </div>
  );
}

const hasPassed = (moment: string) => Date.parse(moment) < Date.now();

interface MoreProps {
  readonly booking: Booking;
  readonly until: string;
  readonly zone: string | null;
}

function MoreActions({ booking, until, zone }: MoreProps) {
  const { id, can_answer, answers } = booking;
  const clock = useClock(zone);
  const page = `/user/bookings/${id}`;
  return (
    <>
      <p className="flex flex-wrap gap-x-5">
        {can_answer && answers.length > 0 && openQuestions(booking) === 0 && (
          <TextLink to={`${page}/questions`}>{copy.questions.change}</TextLink>
        )}
        {!hasPassed(until) && (
          <>
            <TextLink to={`${page}/time`}>{copy.move}</TextLink>
            <TextLink to={`${page}/cancel`}>{copy.cancel}</TextLink>
          </>
        )}
        <a href={`/api/bookings/${id}/invite.ics`} download className={TEXT_LINK}>
          {copy.addToCalendar}
        </a>
      </p>
      <p className="text-ink-2 text-small">
        {hasPassed(until)
          ? copy.tooLate
          : copy.changeUntil(`${formatDayTime(clock.shift(until))} ${clock.name(until)}`)}
      </p>
    </>
  );
}

const TEXT_LINK =
  'inline-flex min-h-tap items-center justify-self-start font-semibold text-link underline-offset-4 hover:underline';

function TextLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={TEXT_LINK}>
      {children}
    </Link>
  );
}
