import { loadList } from '#app/components/data-table/load-list.ts';
import { WaitsPage } from '#app/features/admin-products/waits/waits-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listWaits } from '#contract/admin/catalog/product-waits.ts';
import { waitsCopy } from '#messages/admin-waits.ts';
import type { Route } from './+types/waiting.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listWaits);

export const handle: ErrorHandle = () => ({ title: waitsCopy.title, errorTitle: waitsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: waitsCopy.title, robots: 'noindex' });

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  return <WaitsPage {...loaderData} />;
}
