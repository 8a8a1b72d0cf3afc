import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { postListAction } from '#app/features/admin-content/articles/article-actions.ts';
import { postKind } from '#app/features/admin-content/articles/article-kind.ts';
import { postColumns } from '#app/features/admin-content/articles/list/article-columns.tsx';
import { ArticleList, articleTableOptions } from '#app/features/admin-content/articles/list/article-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminPosts } from '#contract/admin/content/posts.ts';
import { contentCopy } from '#messages/admin-content.ts';
import type { Route } from './+types/posts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, articleTableOptions);
  const query = adminPosts.list.query.parse(tableQuery(view));
  const result = await api(context).call(adminPosts.list, { query });
  return { view, list: result.ok ? result.value : null };
}

export const action = postListAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <ArticleList kind={postKind} columns={postColumns()} view={view} rows={list.posts} total={list.total} />
  );
}
