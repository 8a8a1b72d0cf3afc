import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, listTotal, uuid } from '../../fields.ts';
import { post, postCard } from '../../public/blog.ts';
import {
  articleBodies,
  articleRoutes,
  articleTimestamps,
  copyRefusals,
  picture,
  saveRefusals,
} from './articles.ts';

const adminPostRow = z
  .object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    category: z.string(),
    featured_image: z.string().nullable(),
    ...articleTimestamps,
  })
  .meta({ id: 'DeskPostRow' });
export type AdminPostRow = z.output<typeof adminPostRow>;

const adminPost = adminPostRow
  .extend({
    excerpt: z.string(),
    content: z.string().meta({ description: 'Sanitised HTML.' }),
    tags: z.array(z.string()),
    author_id: uuid.nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  })
  .meta({ id: 'DeskPost' });
export type AdminPost = z.output<typeof adminPost>;

const { draft, edit } = articleBodies({
  category: line(100).min(1),
  tags: z.array(line(50).min(1)).max(20),
  featured_image: picture,
});
export type PostDraft = z.output<typeof draft>;

const written = z.object({ post: adminPost });
const missing = {
  POST_NOT_FOUND: { status: 404 },
} as const;

/** Posts for their editors. */
export const adminPosts = {
  list: endpoint({
    ...articleRoutes.list,
    path: '/api/admin/content/posts',
    summary: 'Posts of every status',
    output: z.object({ posts: z.array(adminPostRow), total: listTotal }),
  }),
  create: endpoint({
    ...articleRoutes.create,
    path: '/api/admin/content/posts',
    summary: 'Write a post; its HTML is sanitised',
    body: draft,
    output: written,
  }),
  read: endpoint({
    ...articleRoutes.read,
    path: '/api/admin/content/posts/{id}',
    summary: 'A post of any status, whole',
    output: written.extend({ categories: z.array(z.string()) }),
    refusals: missing,
  }),
  save: endpoint({
    ...articleRoutes.save,
    path: '/api/admin/content/posts/{id}',
    summary: 'Change a post; another slug of a published one leaves a redirect',
    body: edit,
    output: written,
    refusals: { ...missing, ...saveRefusals },
  }),
  duplicate: endpoint({
    ...articleRoutes.duplicate,
    path: '/api/admin/content/posts/{id}/duplicate',
    summary: 'A draft with the same words',
    output: written,
    refusals: { ...missing, ...copyRefusals },
  }),
  remove: endpoint({
    ...articleRoutes.remove,
    path: '/api/admin/content/posts/{id}',
    summary: 'Delete a post',
    refusals: missing,
  }),
  preview: endpoint({
    ...articleRoutes.preview,
    path: '/api/admin/content/posts/{id}/preview',
    summary: 'A post of any status as its readers would see it',
    output: z.object({ post, related: z.array(postCard) }),
    refusals: missing,
  }),
};
