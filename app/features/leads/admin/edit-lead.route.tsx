import { useLocation } from 'react-router';
import { fetchFreeTimes } from '#app/features/leads/admin/fetch-free-times.ts';
import { leadAction } from '#app/features/leads/admin/lead-actions.ts';
import { LeadPage, LeadPanel } from '#app/features/leads/admin/lead-page.tsx';
import { LEAD_TABLE } from '#app/features/leads/admin/leads-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { readLead } from '#contract/leads/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import type { Route } from './+types/edit-lead.route.ts';

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
