import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/error-state.tsx';
import { caseStudyKind } from '#app/features/admin-content/case-study-kind.ts';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { caseStudyColumns } from '#app/features/admin-content/desk-columns.tsx';
import { DeskList, deskShape } from '#app/features/admin-content/desk-list.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { caseStudyDesk } from '#contract/admin/case-studies.ts';
import type { Route } from './+types/content-case-studies.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, deskShape);
  const query = caseStudyDesk.list.query.parse(tableQuery(view));
  const answer = await api(context).call(caseStudyDesk.list, { query });
  return { view, list: answer.ok ? answer.value : null };
}

export const handle: FailureWords = { title: contentCopy.studies.title, failed: contentCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.studies.title, robots: 'noindex' });

export default function ContentCaseStudies({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <DeskList
      kind={caseStudyKind}
      columns={caseStudyColumns}
      view={view}
      rows={list.case_studies}
      total={list.total}
    />
  );
}
