import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/error-state.tsx';
import { CaseStudiesTab } from '#app/features/admin-content/case-studies-tab.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { deskShape } from '#app/features/admin-content/desk-list.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listDeskCaseStudies } from '#contract/admin/case-studies.ts';
import type { Route } from './+types/content-case-studies.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, deskShape);
  const query = listDeskCaseStudies.query.parse(tableQuery(view));
  const answer = await api(context).call(listDeskCaseStudies, { query });
  return { view, list: answer.ok ? answer.value : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.studies.title, robots: 'noindex' });

export default function ContentCaseStudies({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return <CaseStudiesTab view={view} studies={list.case_studies} total={list.total} />;
}
