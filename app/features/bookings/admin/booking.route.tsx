import { useLocation } from 'react-router';
import { bookingAction } from '#app/features/bookings/admin/booking-actions.ts';
import { BookingPanel } from '#app/features/bookings/admin/booking-panel.tsx';
import { BOOKING_LIST_PATH, BOOKINGS_PATH } from '#app/features/bookings/admin/booking-paths.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { getDeskBooking } from '#contract/bookings/admin.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import type { Route } from './+types/booking.route.ts';

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
