import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { WaitsPage, waitTableOptions } from '#app/features/admin-products/waits/waits-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listWaits } from '#contract/admin/catalog/product-waits.ts';
import { waitsCopy } from '#messages/admin-waits.ts';
import type { Route } from './+types/waiting.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, waitTableOptions);
  const query = listWaits.query.parse(tableQuery(view));
  const list = await api(context).call(listWaits, { query });
  return { view, list: list.ok ? list.value : null };
}

export const handle: ErrorHandle = () => ({ title: waitsCopy.title, errorTitle: waitsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: waitsCopy.title, robots: 'noindex' });

export default function WaitingRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={waitsCopy.title} message={waitsCopy.failed} />;
  return <WaitsPage view={view} {...list} />;
}
