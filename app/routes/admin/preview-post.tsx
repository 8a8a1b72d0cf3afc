import { postKind } from '#app/features/admin-content/post-kind.ts';
import { PreviewBar } from '#app/features/admin-content/preview-bar.tsx';
import { PostPage } from '#app/features/blog/post-page.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { postDesk } from '#contract/admin/posts.ts';
import type { Route } from './+types/preview-post.ts';

/** A draft at the real page's look. Below /admin nothing is kept, and the API lets only the staff read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(postDesk.preview, { params: { id: params.id } }));
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.post.title ?? '', robots: 'noindex' });

export default function PreviewPost({ loaderData: { post, related } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editHref={postKind.formHref(post.id)} />
      <PostPage post={post} related={related} />
    </>
  );
}
