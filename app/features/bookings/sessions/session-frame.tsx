import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { formatDayMonth } from '#shared/time/dates.ts';
import { type Session, useClock } from './reader-zone.ts';
import { WibTime } from './session-time.tsx';

interface Props {
  /** Null: no time is chosen yet. */
  readonly session: Session | null;
  readonly name: ReactNode;
  readonly heading?: 'h2' | 'h3';
  /** The zone in which the time was booked, on pages without a zone switch. */
  readonly chosenZone?: string | null;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function SessionFrame({ session, name, heading: Heading = 'h3', ...props }: Props) {
  const { chosenZone = null, note, action, children } = props;
  const clock = useClock(chosenZone);
  return (
    <article className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-x-5 md:p-5">
      {session === null ? (
        <span
          aria-hidden
          className="grid h-20 place-items-center rounded-control border border-control-line border-dashed text-ink-3"
        >
          <CalendarPlus className="size-5" />
        </span>
      ) : (
        <DateBlock
          moment={session.starts_at}
          day={clock.day(session.starts_at)}
          at={clock.shift(session.starts_at)}
        />
      )}
      <div className="grid gap-0.5 self-center">
        <Heading className="font-heading text-[1.0625rem] leading-snug">{name}</Heading>
        {session !== null && (
          <p className="num text-ink-2 text-ui">
            {clock.span(session)}
            <WibTime session={session} chosenZone={chosenZone} />
          </p>
        )}
        {note}
      </div>
      {action && <div className="col-span-full md:col-span-1 md:self-center">{action}</div>}
      {children && (
        <div className="col-span-full grid gap-1 border-line border-t pt-2 text-ui empty:hidden has-[>a:last-child]:-mb-2">
          {children}
        </div>
      )}
    </article>
  );
}

interface DateBlockProps {
  readonly moment: string;
  readonly day: string;
  readonly at: Date;
}

function DateBlock({ moment, day, at }: DateBlockProps) {
  const [number, month] = formatDayMonth(at).split(/\s/);
  return (
    <time
      dateTime={moment}
      className="grid h-20 content-center justify-items-center rounded-control bg-soft text-center"
    >
      <span className="sr-only">{day}</span>
      <span aria-hidden className="text-ink-2 text-tag">
        {day.slice(0, 3)}
      </span>
      <span aria-hidden className="figures text-[1.875rem] leading-none">
        {Number(number)}
      </span>
      <span aria-hidden className="text-ink-2 text-tag">
        {month}
      </span>
    </time>
  );
}

export function SessionName({ booking }: { readonly booking: Booking }) {
  const { kind, product, session_number, session_count } = booking;
  return (
    <>
      {product === null ? (
        copy.kinds[kind]
      ) : (
        <span {...ownerLanguage(product, 'title')}>{product.title}</span>
      )}
      {session_count > 1 && <SessionNumber number={session_number} count={session_count} />}
    </>
  );
}

export function ClassName({ session: { product, number, count } }: { readonly session: OwnClassSession }) {
  return (
    <>
      <Link
        {...ownerLanguage(product, 'title')}
        to={`/user/purchases/${product.slug}`}
        className="tap-area underline-offset-4 hover:underline"
      >
        {product.title}
      </Link>
      {count > 1 && <SessionNumber number={number} count={count} />}
    </>
  );
}

function SessionNumber({ number, count }: { readonly number: number; readonly count: number }) {
  return (
    <span className="num ml-2.5 whitespace-nowrap font-normal text-ink-2 text-small">
      {copy.session(number, count)}
    </span>
  );
}
