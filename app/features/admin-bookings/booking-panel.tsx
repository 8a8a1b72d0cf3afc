import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { BookingDetails } from '#contract/admin/bookings/bookings.ts';
import { bookingsCopy, bookingCopy as copy } from '#messages/admin-bookings.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatDayTime, formatLongDate } from '#shared/time/dates.ts';
import { hoursText, lengthOf, whatOf, whoOf } from './booking-words.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { NotesForm } from './notes-form.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';

const CancelDialog = lazyDialog(async () => (await import('./booking-dialogs.tsx')).CancelDialog);
const MoveDialog = lazyDialog(async () => (await import('./booking-dialogs.tsx')).MoveDialog);

interface Props {
  /** Null: no such booking. */
  readonly booking: BookingDetails | null;
  readonly now: string;
  /** Back to the view that it was opened from. */
  readonly back: string;
  readonly canChange: boolean;
}

/** One booking: who comes, what they wrote, where, and what can be done. */
export function BookingPanel({ booking, now, back, canChange }: Props) {
  return (
    <aside
      aria-label={copy.aside}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-surface p-5 xl:sticky xl:top-5"
    >
      <Link
        to={back}
        preventScrollReset
        className="-mt-2 -ml-2 inline-flex min-h-tap items-center gap-2 justify-self-start rounded-control px-2 font-semibold text-link text-ui xl:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {copy.back}
      </Link>
      {booking === null ? (
        <EmptyState title={copy.missing.title} hint={copy.missing.hint} />
      ) : (
        <>
          <Head booking={booking} now={new Date(now)} back={back} />
          <Facts booking={booking} now={new Date(now)} />
          {canChange && <NotesForm key={booking.id} id={booking.id} notes={booking.owner_notes} />}
          <ContactButtons booking={booking} canChange={canChange} />
          {canChange && <Changes key={booking.id} booking={booking} now={new Date(now)} />}
        </>
      )}
    </aside>
  );
}

interface PartProps {
  readonly booking: BookingDetails;
}

function Head({ booking, now, back }: PartProps & { readonly now: Date; readonly back: string }) {
  const { starts_at, ends_at, state, order } = booking;
  const away = starts_at === null ? 0 : Date.parse(starts_at) - now.getTime();
  return (
    <header>
      <div className="flex items-start justify-between gap-2">
        <p className="text-ink-3 text-small tabular-nums">
          {starts_at === null || ends_at === null
            ? bookingsCopy.noTime
            : `${formatLongDate(starts_at)}, ${hoursText(new Date(starts_at), new Date(ends_at))} WIB`}
        </p>
        <Button asChild variant="quiet" size="icon" className="-mt-3 -mr-3 max-xl:hidden">
          <Link to={back} preventScrollReset aria-label={copy.close}>
            <X aria-hidden="true" />
          </Link>
        </Button>
      </div>
      <h2 className="wrap-anywhere text-[1.25rem] leading-snug tracking-[-0.02em]">{whoOf(booking)}</h2>
      <p className="text-ink-2 text-ui">{whatOf(booking)}</p>
      <p className="mt-2.5 flex flex-wrap gap-1.5">
        <Badge variant={state === 'no_outcome' ? 'hot' : 'plain'}>{bookingsCopy.states[state]}</Badge>
        {order !== null && (
          <Badge variant="ok" className="num">
            {copy.paid(formatRupiah(toRupiah(order.amount_bigint)))}
          </Badge>
        )}
        {state === 'upcoming' && away > 0 && away < 86_400_000 && (
          <Badge variant="outline" className="num">
            {copy.startsIn(lengthOf(0, away))}
          </Badge>
        )}
      </p>
    </header>
  );
}

function Facts({ booking, now }: PartProps & { readonly now: Date }) {
  const { company, full_name, place_kind, place, time_zone, answers, order, state } = booking;
  const isOpen = state === 'upcoming' || state === 'unscheduled';
  const facts = [
    ...answers.map(({ label, value }) => ({
      label,
      value: value === '' && isOpen ? copy.notAnswered : value,
      lang: ownerLanguage(),
    })),
    { label: bookingsCopy.columns.who, value: company === null ? null : full_name },
    { label: copy.place, value: place_kind === 'whatsapp' ? copy.whatsapp : place },
    { label: copy.zone, value: time_zone === 'Asia/Jakarta' ? null : time_zone },
    { label: copy.calendar, value: calendarText(booking) },
  ].filter(({ value }) => value !== null && value !== '');
  const lines = [
    ...(booking.moved_at === null ? [] : [copy.moved(formatDayTime(booking.moved_at))]),
    ...(booking.change_until !== null && Date.parse(booking.change_until) > now.getTime()
      ? [copy.changeUntil(formatDayTime(booking.change_until))]
      : []),
  ];
  return (
    <>
      <dl className="grid text-ui">
        {facts.map(({ label, value, ...fact }) => (
          <div key={label} className="border-line border-t py-2.5">
            <dt {...('lang' in fact && fact.lang)} className="text-ink-3 text-small">
              {label}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {lines.map((line) => (
        <p key={line} className="text-ink-2 text-small">
          {line}
        </p>
      ))}
      {order !== null && (
        <Link
          to={`/admin/orders/${order.id}`}
          className="font-semibold text-link text-ui underline underline-offset-4"
        >
          {copy.order}
        </Link>
      )}
    </>
  );
}

/** A session that is over, or called off, has nothing more to be told to a calendar. */
function calendarText({ is_in_calendars, state }: BookingDetails): string | null {
  if (is_in_calendars === null || state !== 'upcoming') return null;
  return is_in_calendars ? copy.inCalendars : copy.notInCalendars;
}

/** What can be done depends on whether it began: an outcome before, and another time after, would be wrong. */
function Changes({ booking, now }: PartProps & { readonly now: Date }) {
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const { id, state, starts_at } = booking;
  const hasBegun = starts_at !== null && Date.parse(starts_at) <= now.getTime();
  if (!['upcoming', 'no_outcome', 'unscheduled'].includes(state)) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      {hasBegun && <OutcomeButtons id={id} place="panel" className="grid grid-cols-2 gap-2" />}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="sm" block onClick={() => setAsking('move')}>
          {state === 'unscheduled' ? copy.schedule : copy.move}
        </Button>
        <Button variant="danger" size="sm" block onClick={() => setAsking('cancel')}>
          {copy.cancel}
        </Button>
      </div>
      {asking === 'move' && <MoveDialog booking={booking} onClose={() => setAsking(null)} />}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={() => setAsking(null)} />}
    </div>
  );
}
