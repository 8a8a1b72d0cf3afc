import { loadList } from '#app/components/data-table/load-list.ts';
import { caseStudyKind } from '#app/features/admin-content/articles/article-kind.ts';
import {
  type ArticleCalls,
  articleNotSaved,
  handleArticleAction,
} from '#app/features/admin-content/articles/list/article-action.ts';
import { caseStudyColumns } from '#app/features/admin-content/articles/list/article-columns.tsx';
import { ArticleList } from '#app/features/admin-content/articles/list/article-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/admin/content/case-studies.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy, studiesCopy } from '#messages/admin-content.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/case-studies.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, adminCaseStudies.list);

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleArticleAction(await request.formData(), articleCalls(actionApi(context)));

const articleCalls = (client: Client): ArticleCalls => ({
  remove: (id) => client.call(adminCaseStudies.remove, { params: { id } }),
  async duplicate(id) {
    const copied = await client.call(adminCaseStudies.duplicate, { params: { id } });
    return copied.ok ? succeed(copied.value.case_study) : copied;
  },
});

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args, articleNotSaved());

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
