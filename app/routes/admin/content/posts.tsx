import { loadList } from '#app/components/data-table/load-list.ts';
import { postListAction } from '#app/features/admin-content/articles/article-actions.ts';
import { postKind } from '#app/features/admin-content/articles/article-kind.ts';
import { postColumns } from '#app/features/admin-content/articles/list/article-columns.tsx';
import { ArticleList } from '#app/features/admin-content/articles/list/article-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminPosts } from '#contract/admin/content/posts.ts';
import { contentCopy } from '#messages/admin-content.ts';
import type { Route } from './+types/posts.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, adminPosts.list);

export const action = postListAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { table, posts, total } }: Route.ComponentProps) {
  return <ArticleList kind={postKind} columns={postColumns()} table={table} rows={posts} total={total} />;
}
