import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { dayOf, formatDayMonth, formatTime, formatWeekday } from '#shared/time/dates.ts';
import { BOOKINGS_PATH, bookingHref } from './booking-paths.ts';
import { attendeeName } from './booking-words.ts';
import { OutcomeButtons } from './outcome-buttons.tsx';

interface Props {
  readonly waiting: readonly DeskBooking[];
  readonly canChange: boolean;
}

export function NoOutcomeBar({ waiting, canChange }: Props) {
  const [oldest, ...others] = waiting;
  if (oldest?.starts_at == null) return null;
  return (
    <section
      aria-label={copy.states.no_outcome}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-ui"
    >
      <Hourglass aria-hidden="true" className="size-5 shrink-0 text-dawn-deep max-sm:hidden" />
      <p className="min-w-0 flex-[1_1_14rem]">
        <strong className="font-heading">
          {copy.noOutcome.one(`${formatWeekday(oldest.starts_at)}, ${formatDayMonth(oldest.starts_at)}`)}
        </strong>{' '}
        <Link
          to={bookingHref(oldest.id, { first: dayOf(oldest.starts_at) })}
          className="text-ink underline underline-offset-4"
        >
          {`${attendeeName(oldest)}, ${formatTime(oldest.starts_at)}`}
        </Link>
        {others.length > 0 && (
          <>
            {' · '}
            <span className="text-ink-2">{copy.noOutcome.more(others.length)}</span>{' '}
            <Link
              to={`${BOOKINGS_PATH}/list?state=no_outcome&sort=starts_at`}
              className="text-ink underline underline-offset-4"
            >
              {copy.noOutcome.all}
            </Link>
          </>
        )}
      </p>
      {canChange && <OutcomeButtons id={oldest.id} place="bar" className="ml-auto flex gap-1" />}
    </section>
  );
}
