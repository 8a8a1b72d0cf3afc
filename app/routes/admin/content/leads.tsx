import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { leadMoveAction } from '#app/features/admin-content/leads/lead-actions.ts';
import { LEAD_TABLE, LeadsPage, leadTableOptions } from '#app/features/admin-content/leads/leads-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { getLeadBoard, listLeads } from '#contract/admin/content/leads.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { leadsCopy } from '#messages/admin-leads.ts';
import type { Route } from './+types/leads.ts';

/** The board is at the page's address, the table one level below. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const { pathname, searchParams } = new URL(request.url);
  const view = parseTableView(searchParams, leadTableOptions);
  const viewer = await client.call(getViewer);
  const shown = { view, now: new Date().toISOString(), canBook: orThrow(viewer).user?.role === 'admin' };
  if (!pathname.includes(LEAD_TABLE)) {
    const result = await client.call(getLeadBoard, { query: {} });
    return { ...shown, board: result.ok ? result.value : null, list: null };
  }
  const query = listLeads.query.parse(tableQuery(view));
  const result = await client.call(listLeads, { query });
  return { ...shown, board: null, list: result.ok ? result.value : null };
}

export const action = leadMoveAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: leadsCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: leadsCopy.title, robots: 'noindex' });

export default function ContentLeads({ loaderData: { board, list, ...shown } }: Route.ComponentProps) {
  if (board === null && list === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <ListAndDetail detail={<Outlet />}>
      <LeadsPage {...shown} board={board} leads={list?.leads ?? []} total={list?.total ?? 0} />
    </ListAndDetail>
  );
}
