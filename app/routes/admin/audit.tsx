import { ErrorState } from '#app/components/error-state.tsx';
import { auditCopy } from '#app/features/admin-audit/audit-copy.ts';
import { AuditPage } from '#app/features/admin-audit/audit-page.tsx';
import { auditQuery, readAuditView } from '#app/features/admin-audit/audit-view.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listAudit } from '#contract/admin/audit.ts';
import type { Route } from './+types/audit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readAuditView(new URL(request.url).searchParams);
  const answer = await api(context).call(listAudit, { query: listAudit.query.parse(auditQuery(view)) });
  return { view, list: answer.ok ? answer.value : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: auditCopy.title, robots: 'noindex' });

export default function AuditRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={auditCopy.failed} />;
  const { entries, has_newer, has_older } = list;
  return <AuditPage view={view} entries={entries} hasNewer={has_newer} hasOlder={has_older} />;
}
