import { Link, redirect, useLocation } from 'react-router';
import { z } from 'zod';
import { SessionTime } from '#app/components/booking/session-time.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { cancelOwnBooking, listBookings } from '#contract/account/shop/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/cancel-booking.ts';

const CANCEL_FORM = 'cancel-booking';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { bookings } = orThrow(await api(context).call(listBookings));
  const booking = bookings.find((one) => one.id === id);
  const { starts_at, ends_at, change_until, kind } = booking ?? {};
  const isTooLate = change_until == null || Date.parse(change_until) < Date.now();
  if (starts_at == null || ends_at == null || kind === undefined || isTooLate)
    throw redirect('/user/bookings');
  return { session: { starts_at, ends_at }, kind };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  handleForm({
    request,
    form: CANCEL_FORM,
    schema: z.object({}),
    refusals: cancelOwnBooking.refusals,
    send: async () => {
      const cancelled = await actionApi(context).call(cancelOwnBooking, { params, body: {} });
      return cancelled.ok ? succeed({ to: '/user/bookings' }) : cancelled;
    },
  });

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.cancelTitle, robots: 'noindex' });

export default function CancelBooking({ loaderData: { session, kind } }: Route.ComponentProps) {
  const form = useActionForm({ id: CANCEL_FORM, action: useLocation().pathname });
  return (
    <>
      <PageHeader title={copy.cancelTitle} />
      <div className="grid max-w-[560px] gap-5">
        <p className="font-semibold">
          <SessionTime session={session} />
        </p>
        <p className="text-ink-2">{kind === 'paid' ? copy.cancelPaid : copy.cancelFree}</p>
        <ActionForm form={form} label={copy.cancelTitle} className="flex flex-wrap gap-2.5">
          <Button asChild variant="outline">
            <Link to="/user/bookings">{copy.keep}</Link>
          </Button>
          <Button type="submit" variant="danger" busyText={form.isBusy ? copy.busy : undefined}>
            {copy.cancelSubmit}
          </Button>
        </ActionForm>
      </div>
    </>
  );
}
