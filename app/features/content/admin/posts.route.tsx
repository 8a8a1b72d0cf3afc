import { loadList } from '#app/components/data-table/load-list.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { adminPosts } from '#contract/content/admin-posts.ts';
import { contentCopy } from '#messages/content/admin.ts';
import type { Route } from './+types/posts.route.ts';
import { postListAction } from './articles/article-actions.ts';
import { postKind } from './articles/article-kind.ts';
import { ArticleList, postColumns } from './articles/article-list.tsx';

export const loader = (args: Route.LoaderArgs) => loadList(args, adminPosts.list);

export const action = postListAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { table, posts, total } }: Route.ComponentProps) {
  return <ArticleList kind={postKind} columns={postColumns()} table={table} rows={posts} total={total} />;
}
