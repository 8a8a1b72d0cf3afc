import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { contentStatuses } from '#shared/content/content.ts';
import { isOwnPicture } from '#shared/content/rich-text.ts';
import { settableMoment, timestamp, uuid } from '../fields.ts';
import { sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine, typedText } from '../typed-text.ts';
import { baseUpdatedAt, contentChanged, html } from './admin-site-pages.ts';

const articleList = staffList({
  limit: 20,
  sort: sortBy(['created_at', 'title']).default('-created_at'),
  filters: { status: z.enum(contentStatuses).optional(), search: searchText.optional() },
});
export type ArticleQuery = z.output<typeof articleList.query>;

export const articleTimestamps = {
  status: z.enum(contentStatuses),
  published_at: timestamp.nullable(),
  scheduled_at: timestamp.nullable().meta({ description: 'When a draft is published by itself.' }),
  created_at: timestamp,
  updated_at: timestamp,
};

const orNull = (max: number) =>
  typedText
    .max(max)
    .nullable()
    .transform((text) => (text === '' ? null : text));

export const picture = z
  .string()
  .max(1000)
  .refine(isOwnPicture, { error: () => adminInput.ownPicture })
  .nullable()
  .meta({ description: 'A path of our own media; null: the drawn cover of the slug.' });

export const publishingFields = {
  title: typedLine.min(1).max(200),
  slug: typedLine
    .max(150)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: () => adminInput.slug })
    .meta({ description: 'Blank: made of the title.' }),
  excerpt: typedText.max(500),
  content: html,
  status: z.enum(contentStatuses),
  published_at: settableMoment.nullable().meta({
    description: 'Of what is published; in the future it waits for that day. null: now, or as it stands.',
  }),
  meta_title: orNull(200),
  meta_description: orNull(300),
};
export type ArticleDraft = z.output<z.ZodObject<typeof publishingFields>>;

export const isPublishable = ({ status, content }: Readonly<Record<string, unknown>>) =>
  status !== 'published' || String(content).trim() !== '';
export const contentMissing = { path: ['content'], error: () => adminInput.unpublishable };

export function articleBodies<Own extends z.ZodRawShape>(own: Own) {
  const whole = z.object({ ...publishingFields, ...own }).strict();
  return {
    draft: z
      .object({ ...publishingFields, ...blank, ...own })
      .strict()
      .refine(isPublishable, contentMissing),
    edit: whole.extend({ base_updated_at: baseUpdatedAt }).refine(isPublishable, contentMissing),
  };
}

/** Defaults of a new article. A saved one is sent whole, so that leaving a field out empties nothing. */
const blank = {
  slug: publishingFields.slug.default(''),
  excerpt: publishingFields.excerpt.default(''),
  published_at: publishingFields.published_at.default(null),
  meta_title: publishingFields.meta_title.default(null),
  meta_description: publishingFields.meta_description.default(null),
};

export const byId = z.object({ id: uuid });
const slugTaken = {
  SLUG_TAKEN: { status: 409 },
} as const;

export const articleRoutes = {
  list: { scope: 'content:read', ...articleList },
  create: { scope: 'content:write', refusals: slugTaken },
  read: { scope: 'content:read', params: byId },
  save: { scope: 'content:write', params: byId },
  duplicate: { params: byId },
  remove: { params: byId, output: z.object({ deleted: z.literal(true) }) },
  preview: { params: byId },
} as const;

export const saveRefusals = { ...slugTaken, CONTENT_CHANGED: contentChanged } as const;
export const copyRefusals = slugTaken;
