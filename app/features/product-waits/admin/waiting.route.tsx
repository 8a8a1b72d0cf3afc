import { loadList } from '#app/components/data-table/load-list.ts';
import { WaitsPage } from '#app/features/product-waits/admin/waits-page.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listWaits } from '#contract/product-waits/admin.ts';
import { waitsCopy } from '#messages/product-waits/admin.ts';
import type { Route } from './+types/waiting.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listWaits);

export const handle: ErrorHandle = () => ({ title: waitsCopy.title, errorTitle: waitsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: waitsCopy.title, robots: 'noindex' });

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  return <WaitsPage {...loaderData} />;
}
