import { CalendarOff, ChevronLeft, ChevronRight, Clock, Hourglass, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { cn } from '#app/lib/cn.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { type BookingDays, type DeskBooking, readBookingDays } from '#contract/bookings/admin.ts';
import { type Calendar, listCalendars } from '#contract/calendars/admin.ts';
import { blockCopy, bookingsCopy, bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { availabilityCopy } from '#messages/bookings/admin-availability.ts';
import { DESK_DAY } from '#shared/bookings/bookings.ts';
import {
  dayOf,
  formatCardDate,
  formatDayMonth,
  formatDayTime,
  formatTime,
  formatWeekday,
  startOfDay,
} from '#shared/time/dates.ts';
import type { Route } from './+types/bookings.route.ts';
import { weekAction } from './booking-actions.ts';
import { OutcomeButtons } from './booking-buttons.tsx';
import type { Block } from './booking-inputs.ts';
import { bookingStyles, hatchedPattern } from './booking-look.ts';
import { BOOKINGS_PATH, bookingHref, weekHref } from './booking-paths.ts';
import { attendeeName } from './booking-words.ts';
import { BookingsHeader } from './bookings-header.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { dayShown, daysOfWeek, shiftWeek, weekOf } from './week.rules.ts';
import { WeekGrid } from './week-grid.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const first = weekOf(searchParams.get('first'), now);
  const client = api(context);
  const [data, calendars, viewer] = await Promise.all([
    client.call(readBookingDays, { query: { first } }),
    client.call(listCalendars),
    client.call(getViewer),
  ]);
  return {
    first,
    day: dayShown(searchParams.get('day'), daysOfWeek(first), now),
    data: data.ok ? data.value : null,
    calendars: orThrow(calendars).calendars,
    now: now.toISOString(),
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = weekAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: bookingsCopy.title, errorTitle: bookingsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: bookingsCopy.title, robots: 'noindex' });

export default function BookingsRoute({ loaderData }: Route.ComponentProps) {
  const { id = null } = useParams();
  const { data, can_change, ...shown } = loaderData;
  if (data === null) return <PageError title={bookingsCopy.title} message={bookingsCopy.failed} />;
  return (
    <WeekPage {...shown} data={data} openId={id} canChange={can_change}>
      <Outlet />
    </WeekPage>
  );
}

const BlockDialog = lazyDialog(async () => (await import('./block-dialog.tsx')).BlockDialog);

interface Props {
  readonly first: string;
  readonly day: string;
  readonly data: BookingDays;
  readonly calendars: readonly Calendar[];
  readonly now: string;
  readonly openId: string | null;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
  readonly children: ReactNode;
}

function WeekPage({ first, day, data, calendars, now, openId, canChange, children }: Props) {
  const [blocking, setBlocking] = useState<Block | null>(null);
  const shown = { days: daysOfWeek(first), data, now: new Date(now) };
  const someHours = {
    day,
    from: `${String(DESK_DAY.from + 1).padStart(2, '0')}:00`,
    until: `${DESK_DAY.from + 4}:00`,
  };
  return (
    <ListAndDetail detail={children} isWide>
      <BookingsHeader calendars={calendars} isAdmin={canChange}>
        {canChange && (
          <Button asChild variant="outline" size="sm" className="max-sm:px-3">
            <Link to="/admin/availability">
              <Clock aria-hidden="true" />
              {availabilityCopy.title}
            </Link>
          </Button>
        )}
        {canChange && (
          <Button variant="outline" size="sm" className="max-sm:px-3" onClick={() => setBlocking(someHours)}>
            <CalendarOff aria-hidden="true" />
            {blockCopy.block}
          </Button>
        )}
      </BookingsHeader>
      <NoOutcomeBar waiting={data.no_outcome} canChange={canChange} />
      <RemindBar waiting={data.to_remind} />
      <WeekBar first={first} />
      <div className="hidden lg:block">
        <WeekGrid {...shown} openId={openId} />
        <Legend />
      </div>
      <div className="lg:hidden">
        <DayAgenda {...shown} day={day} onBlock={canChange ? setBlocking : null} />
      </div>
      {blocking !== null && <BlockDialog block={blocking} onClose={() => setBlocking(null)} />}
    </ListAndDetail>
  );
}

function WeekBar({ first }: { readonly first: string }) {
  const last = daysOfWeek(first)[6] ?? first;
  const isOneMonth = last.slice(0, 7) === first.slice(0, 7);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {[
        { label: copy.previous, weeks: -1, Icon: ChevronLeft },
        { label: copy.next, weeks: 1, Icon: ChevronRight },
      ].map(({ label, weeks, Icon }) => (
        <Button key={label} asChild variant="outline" size="icon">
          <Link to={weekHref({ first: shiftWeek(first, weeks) })} aria-label={label} preventScrollReset>
            <Icon aria-hidden="true" />
          </Link>
        </Button>
      ))}
      <p className="num px-1 font-heading text-body" aria-live="polite">
        {`${isOneMonth ? Number(first.slice(8)) : formatDayMonth(startOfDay(first))}–${formatCardDate(startOfDay(last))}`}
      </p>
      <Button asChild variant="quiet" size="sm" className="max-sm:px-2">
        <Link to={BOOKINGS_PATH} preventScrollReset>
          {copy.today}
        </Link>
      </Button>
    </div>
  );
}

const marks = {
  paid: bookingStyles.paid,
  free: bookingStyles.free,
  held: bookingStyles.held,
  late: bookingStyles.late,
  busy: hatchedPattern,
} as const;

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-ink-2 text-small">
      {(['paid', 'free', 'held', 'late', 'busy'] as const).map((mark) => (
        <li key={mark} className="inline-flex items-center gap-2">
          <i className={cn('size-3.5 rounded-tag border', marks[mark])} />
          {copy.legend[mark]}
        </li>
      ))}
    </ul>
  );
}

function RemindBar({ waiting }: { readonly waiting: readonly DeskBooking[] }) {
  const [next, ...others] = waiting;
  if (next?.starts_at == null) return null;
  return (
    <section
      aria-label={copy.toRemind.title}
      className="mb-5 flex min-h-15 items-center gap-x-4 rounded-card border border-line bg-surface py-2 pr-4 pl-4 text-ui"
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0 text-ink-2 max-sm:hidden" />
      <p>
        {copy.toRemind.next}{' '}
        <Link
          to={bookingHref(next.id, { first: dayOf(next.starts_at) })}
          className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
        >
          {`${attendeeName(next)}, ${formatDayTime(next.starts_at)}`}
        </Link>
        {others.length > 0 && <span className="text-ink-2"> {copy.toRemind.more(others.length)}</span>}
      </p>
    </section>
  );
}

interface NoOutcomeBarProps {
  readonly waiting: readonly DeskBooking[];
  readonly canChange: boolean;
}

function NoOutcomeBar({ waiting, canChange }: NoOutcomeBarProps) {
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
