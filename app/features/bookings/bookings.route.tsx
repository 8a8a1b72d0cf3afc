import { PageHeader } from '#app/components/page/page-header.tsx';
import { BookingList } from '#app/features/bookings/booking-list.tsx';
import { ZoneSwitch } from '#app/features/bookings/sessions/zone-switch.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listBookings } from '#contract/bookings/bookings.ts';
import { listClassSessions } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import type { Route } from './+types/bookings.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [booked, met] = await Promise.all([client.call(listBookings), client.call(listClassSessions)]);
  return { ...orThrow(booked), ...orThrow(met) };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Bookings({ loaderData: { bookings, sessions, bookable } }: Route.ComponentProps) {
  return (
    <div className="max-w-[760px]">
      <PageHeader title={copy.title}>
        {[...bookings, ...sessions].some(({ starts_at }) => starts_at !== null) && <ZoneSwitch />}
      </PageHeader>
      <BookingList bookings={bookings} sessions={sessions} bookable={bookable} />
    </div>
  );
}
