import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { bumpAction } from '#app/features/admin-discounts/bumps/bump-actions.ts';
import { BumpsPage, bumpTableOptions } from '#app/features/admin-discounts/bumps/bumps-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listBumpProducts, listOrderBumps } from '#contract/admin/catalog/order-bumps.ts';
import { bumpsCopy } from '#messages/admin-bumps.ts';
import type { Route } from './+types/bumps.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, bumpTableOptions);
  const client = api(context);
  const [list, products] = await Promise.all([
    client.call(listOrderBumps, { query: listOrderBumps.query.parse(tableQuery(view)) }),
    client.call(listBumpProducts),
  ]);
  return { view, list: list.ok ? list.value : null, products: orThrow(products).products };
}

export const action = bumpAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: bumpsCopy.tab, errorTitle: bumpsCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: bumpsCopy.tab, robots: 'noindex' });

export default function BumpsRoute({ loaderData: { view, list, products } }: Route.ComponentProps) {
  if (list === null) return <PageError title={bumpsCopy.tab} message={bumpsCopy.failed} />;
  return <BumpsPage view={view} bumps={list.bumps} total={list.total} products={products} />;
}
