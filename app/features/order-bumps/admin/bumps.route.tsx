import { loadList } from '#app/components/data-table/load-list.ts';
import { bumpAction } from '#app/features/order-bumps/admin/bump-actions.ts';
import { BumpsPage } from '#app/features/order-bumps/admin/bumps-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listBumpProducts, listOrderBumps } from '#contract/order-bumps/admin.ts';
import { bumpsCopy } from '#messages/order-bumps/admin.ts';
import type { Route } from './+types/bumps.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const [list, products] = await Promise.all([
    loadList(args, listOrderBumps),
    api(args.context).call(listBumpProducts),
  ]);
  return { ...list, products: orThrow(products).products };
}

export const action = bumpAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: bumpsCopy.tab, errorTitle: bumpsCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: bumpsCopy.tab, robots: 'noindex' });

export default function BumpsRoute({ loaderData }: Route.ComponentProps) {
  return <BumpsPage {...loaderData} />;
}
