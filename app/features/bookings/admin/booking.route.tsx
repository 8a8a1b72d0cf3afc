import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { type BookingDetails, getDeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy, bookingCopy as copy } from '#messages/bookings/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { DAY_MS, formatDayTime, formatLongDate } from '#shared/time/dates.ts';
import type { Route } from './+types/booking.route.ts';
import { bookingAction } from './booking-actions.ts';
import { ContactButtons, OutcomeButtons } from './booking-buttons.tsx';
import { BOOKING_LIST_PATH, BOOKINGS_PATH, bookingHref } from './booking-paths.ts';
import { attendeeName, hoursText, lengthOf, sessionDescription } from './booking-words.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, viewer] = await Promise.all([
    client.call(getDeskBooking, { params: { id: params.id } }),
    client.call(getViewer),
  ]);
  return {
    booking: foundOrNull(found)?.booking ?? null,
    now: new Date().toISOString(),
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = bookingAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: bookingsCopy.title, robots: 'noindex' });

export default function BookingRoute({ loaderData: { booking, now, can_change } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const view = pathname.startsWith(`${BOOKING_LIST_PATH}/`) ? BOOKING_LIST_PATH : BOOKINGS_PATH;
  return <BookingPanel booking={booking} now={now} back={view + search} canChange={can_change} />;
}

const CancelDialog = lazyDialog(async () => (await import('./booking-dialogs.tsx')).CancelDialog);
const MoveDialog = lazyDialog(async () => (await import('./booking-dialogs.tsx')).MoveDialog);

interface Props {
  /** Null: the booking does not exist. */
  readonly booking: BookingDetails | null;
  readonly now: string;
  readonly back: string;
  readonly canChange: boolean;
}

function BookingPanel({ booking, now, back, canChange }: Props) {
  if (booking === null)
    return <DetailPanel title={copy.missing.title} text={copy.missing.hint} back={back} />;
  const { id, starts_at, ends_at, owner_notes } = booking;
  const moment = new Date(now);
  const when =
    starts_at === null || ends_at === null
      ? bookingsCopy.noTime
      : `${formatLongDate(starts_at)}, ${hoursText(new Date(starts_at), new Date(ends_at))} WIB`;
  return (
    <DetailPanel
      title={attendeeName(booking)}
      state={<States booking={booking} now={moment} />}
      text={
        <>
          {when}
          <span className="block">{sessionDescription(booking)}</span>
        </>
      }
      back={back}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Facts booking={booking} now={moment} />
        {canChange && <NotesForm key={id} id={id} notes={owner_notes} />}
        <ContactButtons booking={booking} canChange={canChange} />
        {canChange && <Changes key={id} booking={booking} now={moment} />}
      </div>
    </DetailPanel>
  );
}

interface PartProps {
  readonly booking: BookingDetails;
}

function States({ booking, now }: PartProps & { readonly now: Date }) {
  const { starts_at, state, order } = booking;
  const away = starts_at === null ? 0 : Date.parse(starts_at) - now.getTime();
  return (
    <>
      <Badge variant={state === 'no_outcome' ? 'hot' : 'plain'}>{bookingsCopy.states[state]}</Badge>
      {order !== null && (
        <Badge variant="ok" className="num">
          {copy.paid(formatRupiah(toRupiah(order.amount_bigint)))}
        </Badge>
      )}
      {state === 'upcoming' && away > 0 && away < DAY_MS && (
        <Badge variant="outline" className="num">
          {copy.startsIn(lengthOf(0, away))}
        </Badge>
      )}
    </>
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
          <div key={label} className="border-line border-b py-2.5 first:pt-0">
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

/** Null without calendars, and for a past or cancelled session, whose entry no longer matters. */
function calendarText({ is_in_calendars, state }: BookingDetails): string | null {
  if (is_in_calendars === null || state !== 'upcoming') return null;
  return is_in_calendars ? copy.inCalendars : copy.notInCalendars;
}

/** An outcome is offered only after the start, another time only before it. */
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

function NotesForm({ id, notes }: { readonly id: string; readonly notes: string }) {
  const form = useAdminForm({
    id: 'booking-notes',
    action: bookingHref(id),
    defaults: { owner_notes: notes },
  });
  return (
    <ActionForm form={form} className="grid gap-2">
      <input type="hidden" name="intent" value="note" />
      <TextareaField
        name="owner_notes"
        label={copy.notes}
        hint={copy.notesHint}
        isOptional
        rows={3}
        maxLength={4000}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="justify-self-start"
        busyText={form.isBusy ? copy.saving : undefined}
      >
        {copy.saveNotes}
      </Button>
    </ActionForm>
  );
}
