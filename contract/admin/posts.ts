import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listTotal, uuid } from '../fields.ts';
import { post, postCard } from '../public/blog.ts';
import {
  byId,
  deskQuery,
  deskTimes,
  hasWords,
  picture,
  publishingFields,
  slugTaken,
  wordsMissing,
} from './desk.ts';
import { baseUpdatedAt, contentChanged } from './site-pages.ts';

const deskPostRow = z
  .object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    category: z.string(),
    featured_image: z.string().nullable(),
    ...deskTimes,
  })
  .meta({ id: 'DeskPostRow' });
export type DeskPostRow = z.output<typeof deskPostRow>;

const deskPost = deskPostRow
  .extend({
    excerpt: z.string(),
    content: z.string().meta({ description: 'Sanitised HTML.' }),
    tags: z.array(z.string()),
    author_id: uuid.nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  })
  .meta({ id: 'DeskPost' });
export type DeskPost = z.output<typeof deskPost>;

const draft = z
  .object({
    ...publishingFields,
    category: z.string().trim().min(1, 'Kategori wajib diisi.').max(100, 'Kategori terlalu panjang.'),
    tags: z.array(z.string().trim().min(1).max(50, 'Tag terlalu panjang.')).max(20, 'Paling banyak 20 tag.'),
    featured_image: picture,
  })
  .strict();

const notFound = { POST_NOT_FOUND: { status: 404, message: 'Artikel tidak ditemukan.' } } as const;

export const listDeskPosts = endpoint({
  method: 'get',
  path: '/api/admin/content/posts',
  summary: 'Posts of every status',
  tag: 'Admin',
  role: 'moderator',
  query: deskQuery,
  output: z.object({ posts: z.array(deskPostRow), total: listTotal }),
  refusals: {},
});

export const createPost = endpoint({
  method: 'post',
  path: '/api/admin/content/posts',
  summary: 'Write a post; its HTML is sanitised',
  tag: 'Admin',
  role: 'moderator',
  body: draft.refine(hasWords, wordsMissing),
  output: z.object({ post: deskPost }),
  refusals: { SLUG_TAKEN: slugTaken },
});

export const readPost = endpoint({
  method: 'get',
  path: '/api/admin/content/posts/{id}',
  summary: 'A post of any status, whole',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ post: deskPost, categories: z.array(z.string()) }),
  refusals: notFound,
});

export const savePost = endpoint({
  method: 'put',
  path: '/api/admin/content/posts/{id}',
  summary: 'Change a post; another slug of a published one leaves a redirect',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  body: draft.extend({ base_updated_at: baseUpdatedAt }).refine(hasWords, wordsMissing),
  output: z.object({ post: deskPost }),
  refusals: { ...notFound, SLUG_TAKEN: slugTaken, CONTENT_CHANGED: contentChanged },
});

export const duplicatePost = endpoint({
  method: 'post',
  path: '/api/admin/content/posts/{id}/duplicate',
  summary: 'A draft with the same words',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ post: deskPost }),
  refusals: { ...notFound, SLUG_TAKEN: slugTaken },
});

export const removePost = endpoint({
  method: 'delete',
  path: '/api/admin/content/posts/{id}',
  summary: 'Delete a post',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ deleted: z.literal(true) }),
  refusals: notFound,
});

export const previewPost = endpoint({
  method: 'get',
  path: '/api/admin/content/posts/{id}/preview',
  summary: 'A post of any status as its readers would see it',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ post, related: z.array(postCard) }),
  refusals: notFound,
});
