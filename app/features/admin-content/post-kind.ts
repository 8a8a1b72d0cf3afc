import type { DeskPost, postDesk } from '#contract/admin/posts.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { blankPiece, type FormState, type PublishValues, publishingOf } from './desk-form.ts';
import type { PieceKind } from './piece-kind.ts';
import type { Told } from './use-action.ts';

interface PostValues extends PublishValues {
  readonly category: string;
  readonly tags: string[];
  readonly featured_image: string | null;
}
export type PostForm = FormState<PostValues>;

const blank: PostValues = { ...blankPiece, category: '', tags: [], featured_image: null };

function valuesOf(post: DeskPost | null): PostValues {
  if (post === null) return blank;
  const { id, author_id, created_at, updated_at, ...words } = post;
  return publishingOf(words);
}

const postIn = (answer: Told<{ readonly post: DeskPost }>): Told<DeskPost> =>
  answer.ok ? { ok: true, value: answer.value.post } : answer;

const one = '/api/admin/content/posts/{id}';

export const postKind: PieceKind<PostValues, DeskPost> = {
  type: 'post',
  copy: contentCopy.posts,
  listHref: '/admin/content',
  formHref: (id) => `/admin/content/blog/${id}`,
  previewHref: (id) => `/admin/preview/blog/${id}`,
  prefix: '/blog/',
  valuesOf,
  create: async (body) =>
    postIn(
      await content.call<typeof postDesk.create>(
        { method: 'post', path: '/api/admin/content/posts' },
        { body },
      ),
    ),
  read: async (id) =>
    postIn(await content.call<typeof postDesk.read>({ method: 'get', path: one }, { params: { id } })),
  save: async (id, body) =>
    postIn(await content.call<typeof postDesk.save>({ method: 'put', path: one }, { params: { id }, body })),
  duplicate: async (id) =>
    postIn(
      await content.call<typeof postDesk.duplicate>(
        { method: 'post', path: `${one}/duplicate` },
        { params: { id } },
      ),
    ),
  remove: (id) => content.call<typeof postDesk.remove>({ method: 'delete', path: one }, { params: { id } }),
};
