import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listTotal, uuid } from '../fields.ts';
import { post, postCard } from '../public/blog.ts';
import { copyRefusals, deskRoutes, deskTimes, draftsWith, picture, saveRefusals } from './desk.ts';

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

const { draft, edit } = draftsWith({
  category: z.string().trim().min(1, 'Kategori wajib diisi.').max(100, 'Kategori terlalu panjang.'),
  tags: z.array(z.string().trim().min(1).max(50, 'Tag terlalu panjang.')).max(20, 'Paling banyak 20 tag.'),
  featured_image: picture,
});
const written = z.object({ post: deskPost });
const missing = { POST_NOT_FOUND: { status: 404, message: 'Artikel tidak ditemukan.' } } as const;

/** Posts as those who write them see them. */
export const postDesk = {
  list: endpoint({
    ...deskRoutes.list,
    path: '/api/admin/content/posts',
    summary: 'Posts of every status',
    output: z.object({ posts: z.array(deskPostRow), total: listTotal }),
  }),
  create: endpoint({
    ...deskRoutes.create,
    path: '/api/admin/content/posts',
    summary: 'Write a post; its HTML is sanitised',
    body: draft,
    output: written,
  }),
  read: endpoint({
    ...deskRoutes.read,
    path: '/api/admin/content/posts/{id}',
    summary: 'A post of any status, whole',
    output: written.extend({ categories: z.array(z.string()) }),
    refusals: missing,
  }),
  save: endpoint({
    ...deskRoutes.save,
    path: '/api/admin/content/posts/{id}',
    summary: 'Change a post; another slug of a published one leaves a redirect',
    body: edit,
    output: written,
    refusals: { ...missing, ...saveRefusals },
  }),
  duplicate: endpoint({
    ...deskRoutes.duplicate,
    path: '/api/admin/content/posts/{id}/duplicate',
    summary: 'A draft with the same words',
    output: written,
    refusals: { ...missing, ...copyRefusals },
  }),
  remove: endpoint({
    ...deskRoutes.remove,
    path: '/api/admin/content/posts/{id}',
    summary: 'Delete a post',
    refusals: missing,
  }),
  preview: endpoint({
    ...deskRoutes.preview,
    path: '/api/admin/content/posts/{id}/preview',
    summary: 'A post of any status as its readers would see it',
    output: z.object({ post, related: z.array(postCard) }),
    refusals: missing,
  }),
};
