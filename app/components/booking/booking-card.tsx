import { Link } from 'react-router';
import { MeetingButton } from '#app/components/booking/class-place.tsx';
import { SessionName } from '#app/components/booking/session-name.tsx';
import { SessionTime } from '#app/components/booking/session-time.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Booking } from '#contract/account/shop/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';

interface Props {
  readonly booking: Booking;
  /** The browser that paid may look, and not change. */
  readonly isGuest?: boolean;
  /** Shows it in the zone in which it was chosen, where nothing on the page changes it. */
  readonly isInChosenZone?: boolean;
}

/** One session: when and where it is, and what its holder can do about it. */
export function BookingCard({ booking, isGuest = false, isInChosenZone = false }: Props) {
  const { status } = booking;
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4">
      <SessionName booking={booking}>
        {status !== 'booked' && <Badge>{copy.statuses[status]}</Badge>}
      </SessionName>
      <h3 className="font-heading text-[1.0625rem]">
        <When booking={booking} isInChosenZone={isInChosenZone} />
      </h3>
      {status === 'booked' && <Terms booking={booking} />}
      <Questions booking={booking} isGuest={isGuest} />
      {status === 'booked' && !isGuest && <Actions booking={booking} />}
    </article>
  );
}

function When({ booking, isInChosenZone }: Pick<Props, 'booking' | 'isInChosenZone'>) {
  const { starts_at, ends_at, status, time_zone } = booking;
  if (starts_at !== null && ends_at !== null)
    return (
      <SessionTime session={{ starts_at, ends_at }} chosenZone={isInChosenZone === true ? time_zone : null} />
    );
  return status === 'booked' ? copy.noTime : copy.statuses[status];
}

function Terms({ booking }: Pick<Props, 'booking'>) {
  const { starts_at, place_kind, place, change_until, valid_until, is_schedulable } = booking;
  if (starts_at === null) {
    const text = is_schedulable ? valid_until && copy.validUntil(formatCardDate(valid_until)) : copy.byChat;
    return text === null ? null : <p className="text-ink-2 text-ui">{text}</p>;
  }
  if (change_until === null) return null;
  return (
    <div className="grid gap-1 text-ink-2 text-ui">
      {place_kind === 'whatsapp' && <p>{copy.whatsapp}</p>}
      {place_kind === 'address' && place !== null && <p className="text-ink">{place}</p>}
      {place_kind === 'meeting' && place !== null && place.startsWith('https://') && (
        <MeetingButton place={place} />
      )}
      <p className="text-small">
        {isOver(change_until) ? copy.tooLate : copy.changeUntil(formatDayTime(change_until))}
      </p>
    </div>
  );
}

/** What is asked before the session, and how far it is answered. */
function Questions({ booking: { id, answers, can_answer }, isGuest = false }: Props) {
  const { questions } = copy;
  const open = answers.filter(({ answer }) => answer === '').length;
  if (!can_answer && open === answers.length) return null;
  const action = !can_answer ? questions.look : open > 0 ? questions.answer : questions.change;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-ui">
      {can_answer && (open > 0 ? questions.waiting(open) : questions.done)}
      {isGuest ? (
        <span className="text-small">{questions.guest}</span>
      ) : (
        <Link
          to={`/user/bookings/${id}/questions`}
          className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
        >
          {action}
        </Link>
      )}
    </p>
  );
}

const isOver = (moment: string) => Date.parse(moment) < Date.now();

function Actions({ booking: { id, starts_at, change_until, is_schedulable } }: Pick<Props, 'booking'>) {
  const time = `/user/bookings/${id}/time`;
  if (starts_at === null) {
    return is_schedulable ? (
      <Button asChild size="sm" className="justify-self-start">
        <Link to={time}>{copy.choose}</Link>
      </Button>
    ) : null;
  }
  if (change_until === null) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      <Button asChild size="sm" variant="outline">
        <a href={`/api/bookings/${id}/invite.ics`} download>
          {copy.addToCalendar}
        </a>
      </Button>
      {!isOver(change_until) && (
        <>
          <Button asChild size="sm" variant="outline">
            <Link to={time}>{copy.move}</Link>
          </Button>
          <Button asChild size="sm" variant="quiet">
            <Link to={`/user/bookings/${id}/cancel`}>{copy.cancel}</Link>
          </Button>
        </>
      )}
    </p>
  );
}
