import { savePostAction } from '#app/features/content/admin/articles/article-actions.ts';
import { PostFormPage } from '#app/features/content/admin/articles/post-form.tsx';
import { useArticleKey } from '#app/features/content/admin/articles/use-article-form.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import { listPosts } from '#contract/content/blog.ts';
import { postsCopy } from '#messages/content/admin.ts';
import type { Route } from './+types/edit-post.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const writerId = await requireViewerId(client);
  if (params.id !== 'new') {
    const result = orThrow(await client.call(adminPosts.read, { params: { id: params.id } }));
    return { ...result, writerId };
  }
  const list = await client.call(listPosts, { query: { limit: 1 } });
  return { post: null, categories: list.ok ? list.value.categories : [], writerId };
}

export const action = savePostAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.post?.title ?? postsCopy.new, robots: 'noindex' });

export default function EditPost({ loaderData: { post, categories, writerId } }: Route.ComponentProps) {
  return (
    <PostFormPage
      key={useArticleKey(post?.id ?? 'new')}
      post={post}
      categories={categories}
      writerId={writerId}
    />
  );
}
