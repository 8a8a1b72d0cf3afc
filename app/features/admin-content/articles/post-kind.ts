import { browserClient } from '#app/lib/api/browser-client.ts';
import type { AdminPost, adminPosts } from '#contract/admin/posts.ts';
import { postsCopy } from '#messages/admin-content.ts';
import { succeed } from '#shared/result.ts';
import type { MutationResult } from '../use-content-mutation.ts';
import type { ArticleKind } from './article-kind.ts';
import {
  type ArticleFormState,
  type ArticleValues,
  emptyArticle,
  withScheduledStatus,
} from './article-values.ts';

interface PostValues extends ArticleValues {
  readonly category: string;
  readonly tags: string[];
  readonly featured_image: string | null;
}
export type PostForm = ArticleFormState<PostValues>;

const emptyPost: PostValues = { ...emptyArticle, category: '', tags: [], featured_image: null };

function valuesOf(post: AdminPost | null): PostValues {
  if (post === null) return emptyPost;
  const { id, author_id, created_at, updated_at, ...fields } = post;
  return withScheduledStatus(fields);
}

const unwrapPost = (result: MutationResult<{ readonly post: AdminPost }>): MutationResult<AdminPost> =>
  result.ok ? succeed(result.value.post) : result;

const postPath = '/api/admin/content/posts/{id}';

export const postKind: ArticleKind<PostValues, AdminPost> = {
  type: 'post',
  copy: postsCopy,
  listHref: '/admin/content',
  formHref: (id) => `/admin/content/blog/${id}`,
  previewHref: (id) => `/admin/preview/blog/${id}`,
  prefix: '/blog/',
  valuesOf,
  create: async (body) =>
    unwrapPost(
      await browserClient.call<typeof adminPosts.create>(
        { method: 'post', path: '/api/admin/content/posts' },
        { body },
      ),
    ),
  read: async (id) =>
    unwrapPost(
      await browserClient.call<typeof adminPosts.read>({ method: 'get', path: postPath }, { params: { id } }),
    ),
  save: async (id, body) =>
    unwrapPost(
      await browserClient.call<typeof adminPosts.save>(
        { method: 'put', path: postPath },
        { params: { id }, body },
      ),
    ),
};
