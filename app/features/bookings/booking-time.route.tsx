import { data, redirect } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { type ChoiceTarget, fetchTarget, takeTime } from '#app/features/bookings/choice-target.ts';
import { fetchChoice } from '#app/features/bookings/fetch-slots.ts';
import { SessionTime } from '#app/features/bookings/sessions/session-time.tsx';
import { SLOT_FORM, SlotForm } from '#app/features/bookings/slot-form.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { chooseBookingTime } from '#contract/bookings/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/booking-time.route.ts';

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const target = await fetchTarget(client, id);
  const choice = target && (await fetchChoice(client, target.offered, new URL(request.url).searchParams));
  if (target === null || choice === null) throw redirect('/user/bookings');
  return data({ target, choice });
}

export const action = formAction({
  form: SLOT_FORM,
  schema: chooseBookingTime.body,
  refusals: chooseBookingTime.refusals,
  send: async ({ starts_at, ...body }, { client, param }) => {
    const taken = await takeTime(client, param('id'), { ...body, starts_at: starts_at.toISOString() });
    return taken.ok ? succeed({ to: '/user/bookings' }) : taken;
  },
});

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function BookingTime({ loaderData: { target, choice } }: Route.ComponentProps) {
  const { session } = target;
  return (
    <>
      <BackLink to="/user/bookings">{copy.back}</BackLink>
      <PageHeader
        title={session === null ? copy.chooseTitle : copy.moveTitle}
        subtitle={<Now target={target} />}
      />
      <SlotForm
        choice={choice}
        submit={session === null ? copy.chooseSubmit : copy.moveSubmit}
        busy={copy.busy}
        isInPortal
      />
    </>
  );
}

function Now({ target: { session, title } }: { readonly target: ChoiceTarget }) {
  if (session === null) return title;
  return (
    <>
      {copy.moveFrom} <SessionTime session={session} />
    </>
  );
}
