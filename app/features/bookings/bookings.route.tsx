import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { type Booking, listBookings } from '#contract/bookings/bookings.ts';
import { listClassSessions, type OwnClassSession } from '#contract/classes/class-sessions.ts';
import { getOwnWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { ownWhatsappCopy } from '#messages/whatsapp/settings.ts';
import type { Route } from './+types/bookings.route.ts';
import { PastSessions } from './past-sessions.tsx';
import { BookingCard, needsAction } from './sessions/booking-card.tsx';
import { ClassCard } from './sessions/class-card.tsx';
import { ZoneSwitch } from './sessions/zone-switch.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const { has_whatsapp } = context.get(siteContext);
  const [booked, met, own] = await Promise.all([
    client.call(listBookings),
    client.call(listClassSessions),
    has_whatsapp ? client.call(getOwnWhatsapp) : null,
  ]);
  // An offer is no reason to fail.
  const offers_whatsapp = own?.ok === true && !own.value.whatsapp.is_granted;
  return { ...orThrow(booked), ...orThrow(met), offers_whatsapp };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { bookings, sessions, bookable, offers_whatsapp } = loaderData;
  return (
    <div className="max-w-[760px]">
      <PageHeader title={copy.title}>
        {[...bookings, ...sessions].some(({ starts_at }) => starts_at !== null) && <ZoneSwitch />}
      </PageHeader>
      <BookingList bookings={bookings} sessions={sessions} bookable={bookable} />
      {offers_whatsapp && (
        <p className="mt-8 text-ink-2 text-small">
          {ownWhatsappCopy.offer}{' '}
          <Link to="/user/settings?tab=mails" className="text-link underline underline-offset-4">
            {ownWhatsappCopy.turnOn}
          </Link>
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly bookings: readonly Booking[];
  readonly sessions: readonly OwnClassSession[];
  readonly bookable: readonly ('free' | 'audit')[];
}

function BookingList({ bookings, sessions, bookable }: Props) {
  if (bookings.length === 0 && sessions.length === 0 && bookable.length === 0) {
    return (
      <EmptyState title={copy.empty} hint={copy.emptyHint}>
        <Button asChild>
          <Link to="/consultation">{copy.emptyAction}</Link>
        </Button>
      </EmptyState>
    );
  }
  const coming = bookings
    .filter((one) => one.change_until !== null)
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));
  // Sorted by session number, because a rebooked session is newer than those after it.
  const waiting = bookings
    .filter(({ status, starts_at }) => status === 'booked' && starts_at === null)
    .toSorted((a, b) => a.session_number - b.session_number);
  const past = bookings.filter((one) => !coming.includes(one) && !waiting.includes(one));
  const isComing = ({ ends_at }: OwnClassSession) => Date.parse(ends_at) > Date.now();
  const next = [...coming, ...waiting].find(needsAction)?.id;
  const cards = (some: readonly Booking[]) => some.map((booking) => bookingEntry(booking, next));
  return (
    <div className="grid gap-10">
      <Group
        title={copy.coming}
        entries={sortByTime(cards(coming), classEntries(sessions.filter(isComing)))}
      />
      <Group title={copy.waiting} entries={cards(waiting)} />
      <Bookable kinds={bookable} isFirst={next === undefined} />
      <PastSessions bookings={past} sessions={sessions.filter((one) => !isComing(one))} />
    </div>
  );
}

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly card: ReactNode;
}

const bookingEntry = (booking: Booking, next: string | undefined): Entry => ({
  id: booking.id,
  at: booking.starts_at ?? '',
  card: <BookingCard booking={booking} isFirst={booking.id === next} />,
});

const classEntries = (sessions: readonly OwnClassSession[]): readonly Entry[] =>
  sessions
    .filter(({ product }, at) => sessions.findIndex((one) => one.product.id === product.id) === at)
    .map(({ product, starts_at }) => ({
      id: product.id,
      at: starts_at,
      card: <ClassCard sessions={sessions.filter((one) => one.product.id === product.id)} />,
    }));

const sortByTime = (...entries: readonly (readonly Entry[])[]): readonly Entry[] =>
  entries.flat().toSorted((a, b) => a.at.localeCompare(b.at));

interface BookableProps {
  readonly kinds: Props['bookable'];
  readonly isFirst: boolean;
}

function Bookable({ kinds, isFirst }: BookableProps) {
  return kinds.map((kind) => (
    <section key={kind} className="flex flex-wrap items-center justify-between gap-3 notice">
      <h2 className="font-heading text-[1.0625rem]">{copy.kinds[kind]}</h2>
      <Button asChild variant={isFirst ? 'primary' : 'outline'}>
        <Link to={`/user/bookings/${kind}/time`}>{copy.choose}</Link>
      </Button>
    </section>
  ));
}

function Group({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-heading text-[1.125rem]">{title}</h2>
      {entries.map(({ id, card }) => (
        <Fragment key={id}>{card}</Fragment>
      ))}
    </section>
  );
}
