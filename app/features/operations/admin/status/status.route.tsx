import { PageError } from '#app/components/page/page-error.tsx';
import { StatusPage } from '#app/features/operations/admin/status/status-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getStatus } from '#contract/operations/admin-status.ts';
import { statusCopy } from '#messages/operations/admin-status.ts';
import type { Route } from './+types/status.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const read = await api(context).call(getStatus);
  return { status: read.ok ? read.value.status : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: statusCopy.title, robots: 'noindex' });

export default function Status({ loaderData: { status } }: Route.ComponentProps) {
  if (status === null) return <PageError title={statusCopy.title} message={statusCopy.failed} />;
  return <StatusPage loaded={status} />;
}
