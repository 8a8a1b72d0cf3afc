import { DevToolsPage } from '#app/features/dev/admin/dev-tools-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getTestData } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy } from '#messages/operations/admin-dev-tools.ts';
import type { Route } from './+types/dev-tools.route.ts';

/** In production the API has no such route, so this page answers 404. */
export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getTestData));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: devToolsCopy.title, robots: 'noindex' });

export default function DevToolsRoute({ loaderData }: Route.ComponentProps) {
  return <DevToolsPage counts={loaderData.counts} />;
}
