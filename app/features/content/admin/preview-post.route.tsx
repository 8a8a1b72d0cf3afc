import { postKind } from '#app/features/content/admin/articles/article-kind.ts';
import { PreviewBar } from '#app/features/content/admin/articles/preview-bar.tsx';
import { PostPage } from '#app/features/content/blog/post/post-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import type { Route } from './+types/preview-post.route.ts';

/** Shows a draft like the public page. Nothing below /admin is cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(adminPosts.preview, { params: { id: params.id } }));
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
