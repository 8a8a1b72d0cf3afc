import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type AdminPost, adminPosts } from '#contract/content/admin-posts.ts';
import { listPosts } from '#contract/content/blog.ts';
import { postsCopy } from '#messages/content/admin.ts';
import { fieldsCopy as copy } from '#messages/content/admin-articles.ts';
import type { Route } from './+types/edit-post.route.ts';
import { savePostAction } from './articles/article-actions.ts';
import { CoverField } from './articles/article-fields.tsx';
import { ArticleFormPage, useArticleKey } from './articles/article-form.tsx';
import { postInput } from './articles/article-input.ts';
import { postKind } from './articles/article-kind.ts';
import { blankPost } from './articles/article-values.ts';

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

interface PostFormPageProps {
  /** Null: a new post. */
  readonly post: AdminPost | null;
  readonly categories: readonly string[];
  readonly writerId: string;
}

function PostFormPage({ post, categories, writerId }: PostFormPageProps) {
  return (
    <ArticleFormPage
      kind={postKind}
      article={post}
      writerId={writerId}
      schema={postInput}
      blank={blankPost}
      card={{ image: 'featured_image', eyebrow: 'category' }}
      cover={<CoverField name="featured_image" label={copy.cover} />}
      basics={
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <BothLanguages area="articles" name="category" label={copy.category}>
              <TextField name="category" label={copy.category} list="post-categories" maxLength={100} />
            </BothLanguages>
            <BothLanguages area="articles" name="tags" label={copy.tags} separator=",">
              <TextField name="tags" label={copy.tags} hint={copy.tagsHint} isOptional maxLength={1000} />
            </BothLanguages>
          </div>
          <datalist id="post-categories">
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </>
      }
    />
  );
}
