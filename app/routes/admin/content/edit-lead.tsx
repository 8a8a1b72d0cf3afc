import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { LeadPage } from '#app/features/admin-content/leads/lead-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { readLead } from '#contract/admin/leads.ts';
import type { Route } from './+types/edit-lead.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(readLead, { params: { id: params.id } }));
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.lead.name ?? contentCopy.leads.title, robots: 'noindex' });

export default function EditLead({ loaderData }: Route.ComponentProps) {
  return <LeadPage key={loaderData.lead.id} {...loaderData} />;
}
