import { loadList } from '#app/components/data-table/load-list.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { contentCopy, studiesCopy } from '#messages/content/admin.ts';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudyListAction } from './articles/article-actions.ts';
import { caseStudyKind } from './articles/article-kind.ts';
import { ArticleList, caseStudyColumns } from './articles/article-list.tsx';

export const loader = (args: Route.LoaderArgs) => loadList(args, adminCaseStudies.list);

export const action = caseStudyListAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: studiesCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: studiesCopy.title, robots: 'noindex' });

export default function ContentCaseStudies({
  loaderData: { table, case_studies, total },
}: Route.ComponentProps) {
  return (
    <ArticleList
      kind={caseStudyKind}
      columns={caseStudyColumns()}
      table={table}
      rows={case_studies}
      total={total}
    />
  );
}
