import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { grantsAction } from '#app/features/admin-orders/grant-actions.ts';
import { GrantsPage, grantTableOptions } from '#app/features/admin-orders/grants-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { listWaitingGrants } from '#contract/admin/sales/grants.ts';
import { grantsCopy } from '#messages/admin-grants.ts';
import type { Route } from './+types/grants.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, grantTableOptions);
  const query = listWaitingGrants.query.parse(tableQuery(view));
  const client = api(context);
  const [list, viewer] = await Promise.all([
    client.call(listWaitingGrants, { query }),
    client.call(getViewer),
  ]);
  return {
    view,
    list: list.ok ? list.value : null,
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = grantsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: grantsCopy.title, errorTitle: grantsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: grantsCopy.title, robots: 'noindex' });

export default function GrantsRoute({ loaderData: { view, list, can_change } }: Route.ComponentProps) {
  if (list === null) return <PageError title={grantsCopy.title} message={grantsCopy.failed} />;
  return <GrantsPage view={view} grants={list.grants} total={list.total} canChange={can_change} />;
}
