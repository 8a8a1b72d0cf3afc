import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/error-state.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { deskShape } from '#app/features/admin-content/desk-list.tsx';
import { PostsTab } from '#app/features/admin-content/posts-tab.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listDeskPosts } from '#contract/admin/posts.ts';
import type { Route } from './+types/content-posts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, deskShape);
  const query = listDeskPosts.query.parse(tableQuery(view));
  const answer = await api(context).call(listDeskPosts, { query });
  return { view, list: answer.ok ? answer.value : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return <PostsTab view={view} posts={list.posts} total={list.total} />;
}
