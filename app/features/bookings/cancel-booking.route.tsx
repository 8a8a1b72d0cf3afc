import { Link, redirect, useLocation } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { SessionFrame, SessionName } from '#app/features/bookings/sessions/session-frame.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type Booking, cancelOwnBooking, listBookings } from '#contract/bookings/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { succeed } from '#shared/result.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/cancel-booking.route.ts';

const CANCEL_FORM = 'cancel-booking';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { bookings } = orThrow(await api(context).call(listBookings));
  const booking = bookings.find((one) => one.id === id);
  const { starts_at, ends_at, change_until } = booking ?? {};
  const isTooLate = change_until == null || Date.parse(change_until) < Date.now();
  if (booking === undefined || starts_at == null || ends_at == null || isTooLate)
    throw redirect('/user/bookings');
  return { booking, session: { starts_at, ends_at } };
}

export const action = formAction({
  form: CANCEL_FORM,
  refusals: cancelOwnBooking.refusals,
  send: async (_, { client, param }) => {
    const cancelled = await client.call(cancelOwnBooking, { params: { id: param('id') }, body: {} });
    const isDone = cancelled.ok || cancelled.refusal.code === 'BOOKING_NOT_OPEN';
    return isDone ? succeed({ to: '/user/bookings' }) : cancelled;
  },
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.cancelTitle, robots: 'noindex' });

export default function CancelBooking({ loaderData: { booking, session } }: Route.ComponentProps) {
  const form = useActionForm({ id: CANCEL_FORM, action: useLocation().pathname });
  return (
    <>
      <BackLink to="/user/bookings">{copy.back}</BackLink>
      <PageHeader title={copy.cancelTitle} />
      <div className="grid max-w-[560px] gap-6">
        <SessionFrame heading="h2" session={session} name={<SessionName booking={booking} />} />
        <CancellationEffects booking={booking} />
        <ActionForm form={form} label={copy.cancelTitle}>
          <FormFoot>
            <Button asChild>
              <Link to={`/user/bookings/${booking.id}/time`}>{copy.moveInstead}</Link>
            </Button>
            <Button type="submit" variant="danger" busyText={form.isBusy ? copy.busy : undefined}>
              {copy.cancelSubmit}
            </Button>
            <Button asChild variant="quiet">
              <Link to="/user/bookings">{copy.keep}</Link>
            </Button>
          </FormFoot>
        </ActionForm>
      </div>
    </>
  );
}

function CancellationEffects({ booking: { kind, valid_until, order_id } }: { readonly booking: Booking }) {
  const isPaid = kind === 'paid';
  const until = valid_until === null ? null : formatCardDate(valid_until);
  return (
    <p className="text-ink-2">
      {copy.cancelReleases} {isPaid ? copy.cancelKeepsPaid(until) : copy.cancelKeepsFree}
      {isPaid && order_id !== null && (
        <>
          {' '}
          {copy.cancelRefund}{' '}
          <Link
            to={`/user/orders/${order_id}`}
            className="font-semibold text-link underline underline-offset-4"
          >
            {copy.cancelOrder}
          </Link>
          .
        </>
      )}
    </p>
  );
}
