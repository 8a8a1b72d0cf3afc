import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList, readTable } from '#app/components/data-table/load-list.ts';
import { leadMoveAction } from '#app/features/leads/admin/lead-actions.ts';
import { LEAD_TABLE, LeadsPage } from '#app/features/leads/admin/leads-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { getLeadBoard, listLeads } from '#contract/leads/admin.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import type { Route } from './+types/leads.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const viewer = await api(context).call(getViewer);
  const shown = { now: new Date().toISOString(), canBook: orThrow(viewer).user?.role === 'admin' };
  if (new URL(request.url).pathname.includes(LEAD_TABLE))
    return { ...shown, board: null, ...(await loadList(args, listLeads)) };
  const board = orThrow(await api(context).call(getLeadBoard, { query: {} }));
  return { ...shown, board, table: readTable(request, listLeads.list), leads: [], total: 0 };
}

export const action = leadMoveAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: leadsCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: leadsCopy.title, robots: 'noindex' });

export default function ContentLeads({ loaderData }: Route.ComponentProps) {
  return (
    <ListAndDetail detail={<Outlet />}>
      <LeadsPage {...loaderData} />
    </ListAndDetail>
  );
}
