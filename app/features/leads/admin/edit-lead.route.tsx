import { useLocation } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listSlots } from '#contract/bookings/slots.ts';
import type { Client } from '#contract/client.ts';
import { readLead } from '#contract/leads/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { unpaidKinds } from '#shared/bookings/bookings.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import type { Route } from './+types/edit-lead.route.ts';
import type { FreeTimes } from './book-dialog.tsx';
import { leadAction } from './lead-actions.ts';
import { LeadPage, LeadPanel } from './lead-page.tsx';
import { LEAD_TABLE } from './leads-page.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const [lead, viewer] = await Promise.all([
    client.call(readLead, { params: { id: params.id } }),
    client.call(getViewer),
  ]);
  const canBook = orThrow(viewer).user?.role === 'admin';
  const isBooking = canBook && new URL(request.url).searchParams.has('book');
  return { ...orThrow(lead), canBook, times: isBooking ? await fetchFreeTimes(client) : null };
}

export const action = leadAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.lead.name ?? leadsCopy.title, robots: 'noindex' });

export default function EditLead({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (pathname.startsWith(LEAD_TABLE)) return <LeadPanel {...loaderData} back={LEAD_TABLE + search} />;
  return <LeadPage key={loaderData.lead.id} {...loaderData} />;
}

const DAYS = 14;
const MAX_TIMES = 3;

async function fetchFreeTimes(client: Client): Promise<FreeTimes> {
  const now = Date.now();
  const days = { first: dayOf(new Date(now)), last: dayOf(new Date(now + (DAYS - 1) * DAY_MS)) };
  const found = await Promise.all(
    unpaidKinds.map(async (kind) => {
      const offer = foundOrNull(await client.call(listSlots, { query: { kind, ...days } }));
      const free = offer?.slots.filter(({ is_free }) => is_free).map(({ starts_at }) => starts_at);
      return free === undefined ? [] : [[kind, free.slice(0, MAX_TIMES)] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
