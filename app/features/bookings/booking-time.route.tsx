import { data, redirect } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import {
  bookAuditTalk,
  bookFreeConsultation,
  chooseBookingTime,
  listBookings,
} from '#contract/bookings/bookings.ts';
import type { Client } from '#contract/client.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/booking-time.route.ts';
import { fetchChoice } from './fetch-slots.ts';
import { SessionTime } from './sessions/session-time.tsx';
import { SLOT_FORM, SlotForm } from './slot-form.tsx';

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

interface ChoiceTarget {
  readonly offered: { readonly product_id: string } | { readonly kind: 'free' | 'audit' };
  readonly title: string;
  readonly session: { readonly starts_at: string; readonly ends_at: string } | null;
}

/** Null: no time can be chosen for it. */
async function fetchTarget(client: Client, id: string): Promise<ChoiceTarget | null> {
  const { bookings, bookable } = orThrow(await client.call(listBookings));
  const unpaid = id === 'free' || id === 'audit' ? id : null;
  const booking = bookings.find((one) =>
    unpaid === null ? one.id === id : one.kind === unpaid && one.is_schedulable,
  );
  if (unpaid !== null && booking === undefined)
    return bookable.includes(unpaid)
      ? { offered: { kind: unpaid }, title: copy.kinds[unpaid], session: null }
      : null;
  if (booking === undefined || booking.status !== 'booked') return null;
  const { kind, product, starts_at, ends_at, change_until } = booking;
  if (starts_at !== null && (change_until === null || Date.parse(change_until) < Date.now())) return null;
  if (kind === 'paid' && product === null) return null;
  return {
    offered: kind === 'paid' ? { product_id: product?.id ?? '' } : { kind },
    title: product?.title ?? copy.kinds[kind],
    session: starts_at === null || ends_at === null ? null : { starts_at, ends_at },
  };
}

interface SlotChoice {
  readonly starts_at: string;
  readonly time_zone?: string | undefined;
}

/** Books a free session with its time, unless one already waits for a time. */
async function takeTime(client: Client, id: string, body: SlotChoice) {
  if (id !== 'free' && id !== 'audit') return client.call(chooseBookingTime, { params: { id }, body });
  const { bookings } = orThrow(await client.call(listBookings));
  const waiting = bookings.find(({ kind, is_schedulable }) => kind === id && is_schedulable);
  if (waiting !== undefined) return client.call(chooseBookingTime, { params: { id: waiting.id }, body });
  return id === 'free' ? client.call(bookFreeConsultation, { body }) : client.call(bookAuditTalk, { body });
}
