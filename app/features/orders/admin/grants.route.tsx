import { loadList } from '#app/components/data-table/load-list.ts';
import { grantsAction } from '#app/features/orders/admin/grant-actions.ts';
import { GrantsPage } from '#app/features/orders/admin/grants-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listWaitingGrants } from '#contract/orders/admin-grants.ts';
import { grantsCopy } from '#messages/orders/admin-grants.ts';
import type { Route } from './+types/grants.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const [list, viewer] = await Promise.all([
    loadList(args, listWaitingGrants),
    api(args.context).call(getViewer),
  ]);
  return { ...list, can_change: orThrow(viewer).user?.role === 'admin' };
}

export const action = grantsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: grantsCopy.title, errorTitle: grantsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: grantsCopy.title, robots: 'noindex' });

export default function GrantsRoute({ loaderData: { can_change, ...list } }: Route.ComponentProps) {
  return <GrantsPage {...list} canChange={can_change} />;
}
