import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/error-state.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { postColumns } from '#app/features/admin-content/desk-columns.tsx';
import { DeskList, deskShape } from '#app/features/admin-content/desk-list.tsx';
import { postKind } from '#app/features/admin-content/post-kind.ts';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { postDesk } from '#contract/admin/posts.ts';
import type { Route } from './+types/content-posts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, deskShape);
  const query = postDesk.list.query.parse(tableQuery(view));
  const answer = await api(context).call(postDesk.list, { query });
  return { view, list: answer.ok ? answer.value : null };
}

export const handle: FailureWords = { title: contentCopy.title, failed: contentCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentPosts({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <ErrorState title={contentCopy.failed} />;
  return <DeskList kind={postKind} columns={postColumns} view={view} rows={list.posts} total={list.total} />;
}
