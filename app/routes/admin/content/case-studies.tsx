import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { caseStudyListAction } from '#app/features/admin-content/articles/article-actions.ts';
import { caseStudyKind } from '#app/features/admin-content/articles/article-kind.ts';
import { caseStudyColumns } from '#app/features/admin-content/articles/list/article-columns.tsx';
import { ArticleList, articleTableOptions } from '#app/features/admin-content/articles/list/article-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/admin/content/case-studies.ts';
import { contentCopy, studiesCopy } from '#messages/admin-content.ts';
import type { Route } from './+types/case-studies.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, articleTableOptions);
  const query = adminCaseStudies.list.query.parse(tableQuery(view));
  const result = await api(context).call(adminCaseStudies.list, { query });
  return { view, list: result.ok ? result.value : null };
}

export const action = caseStudyListAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: studiesCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: studiesCopy.title, robots: 'noindex' });

export default function ContentCaseStudies({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <ArticleList
      kind={caseStudyKind}
      columns={caseStudyColumns()}
      view={view}
      rows={list.case_studies}
      total={list.total}
    />
  );
}
