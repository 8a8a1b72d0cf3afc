import { loadList } from '#app/components/data-table/load-list.ts';
import { postKind } from '#app/features/admin-content/articles/article-kind.ts';
import {
  type ArticleCalls,
  articleNotSaved,
  handleArticleAction,
} from '#app/features/admin-content/articles/list/article-action.ts';
import { postColumns } from '#app/features/admin-content/articles/list/article-columns.tsx';
import { ArticleList } from '#app/features/admin-content/articles/list/article-list.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminPosts } from '#contract/admin/content/posts.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/posts.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, adminPosts.list);

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleArticleAction(await request.formData(), articleCalls(actionApi(context)));

const articleCalls = (client: Client): ArticleCalls => ({
  remove: (id) => client.call(adminPosts.remove, { params: { id } }),
  async duplicate(id) {
    const copied = await client.call(adminPosts.duplicate, { params: { id } });
    return copied.ok ? succeed(copied.value.post) : copied;
  },
});

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args, articleNotSaved());

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { table, posts, total } }: Route.ComponentProps) {
  return <ArticleList kind={postKind} columns={postColumns()} table={table} rows={posts} total={total} />;
}
