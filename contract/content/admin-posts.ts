import { z } from 'zod';
import { moderatorApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { listTotal } from '../staff-list.ts';
import { typedLine } from '../typed-text.ts';
import {
  articleBodies,
  articleRoutes,
  articleTimestamps,
  copyRefusals,
  picture,
  saveRefusals,
} from './admin-articles.ts';
import { post, postCard } from './blog.ts';

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

const category = typedLine.min(1).max(100);
const tags = z.array(typedLine.min(1).max(50)).max(20);
const { edit } = articleBodies({ category, tags, featured_image: picture });
const { draft } = articleBodies({
  category,
  tags: tags.default([]),
  featured_image: picture.default(null),
});
export type PostDraft = z.output<typeof draft>;

const postOutput = z.object({ post: adminPost });
const missing = {
  POST_NOT_FOUND: { status: 404 },
} as const;

export const adminPosts = {
  list: moderatorApi.get('/api/admin/content/posts', {
    ...articleRoutes.list,
    summary: 'Posts of every status',
    output: z.object({ posts: z.array(adminPostRow), total: listTotal }),
  }),
  create: moderatorApi.post('/api/admin/content/posts', {
    ...articleRoutes.create,
    summary: 'Write a post; its HTML is sanitised',
    body: draft,
    output: postOutput,
  }),
  read: moderatorApi.get('/api/admin/content/posts/{id}', {
    ...articleRoutes.read,
    summary: 'A post of any status, whole',
    output: postOutput.extend({ categories: z.array(z.string()) }),
    refusals: missing,
  }),
  save: moderatorApi.put('/api/admin/content/posts/{id}', {
    ...articleRoutes.save,
    summary: 'Change a post; another slug of a published one leaves a redirect',
    body: edit,
    output: postOutput,
    refusals: { ...missing, ...saveRefusals },
  }),
  duplicate: moderatorApi.post('/api/admin/content/posts/{id}/duplicate', {
    ...articleRoutes.duplicate,
    summary: 'A draft with the same words',
    output: postOutput,
    refusals: { ...missing, ...copyRefusals },
  }),
  remove: moderatorApi.delete('/api/admin/content/posts/{id}', {
    ...articleRoutes.remove,
    summary: 'Delete a post',
    refusals: missing,
  }),
  preview: moderatorApi.get('/api/admin/content/posts/{id}/preview', {
    ...articleRoutes.preview,
    summary: 'A post of any status as its readers would see it',
    output: z.object({ post, related: z.array(postCard) }),
    refusals: missing,
  }),
};
