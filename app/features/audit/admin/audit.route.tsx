import { PageError } from '#app/components/page/page-error.tsx';
import { AuditPage } from '#app/features/audit/admin/audit-page.tsx';
import { auditQuery, parseAuditView, periodProblem } from '#app/features/audit/admin/audit-view.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAudit } from '#contract/audit/admin.ts';
import { auditCopy } from '#messages/audit/admin.ts';
import type { Route } from './+types/audit.route.ts';

const emptyPage = { entries: [], has_newer: false, has_older: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseAuditView(new URL(request.url).searchParams);
  if (periodProblem(view) !== null) return { view, list: emptyPage };
  const result = await api(context).call(listAudit, { query: listAudit.query.parse(auditQuery(view)) });
  return { view, list: result.ok ? result.value : null };
}

export const handle: ErrorHandle = () => ({ title: auditCopy.title, errorTitle: auditCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: auditCopy.title, robots: 'noindex' });

export default function AuditRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={auditCopy.title} message={auditCopy.failed} />;
  const { entries, has_newer, has_older } = list;
  return <AuditPage view={view} entries={entries} hasNewer={has_newer} hasOlder={has_older} />;
}
