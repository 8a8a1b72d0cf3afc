import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { sitePages } from '#shared/content/content.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

export const html = z.string().max(500_000);

/** Optimistic lock: a save is refused once `updated_at` differs from what the editor loaded. */
export const baseUpdatedAt = timestamp.meta({
  description: 'The updated_at that the change was made on; with another one by now, nothing is written.',
});

export const contentChanged = {
  status: 409,
  details: z.object({ updated_at: timestamp }),
} as const;

const adminSitePage = z
  .object({
    name: z.enum(sitePages),
    title: z.string(),
    description: z.string(),
    content: z.string().meta({ description: 'Sanitised HTML.' }),
    updated_at: timestamp.nullable().meta({ description: 'null: nobody has written it yet.' }),
  })
  .meta({ id: 'AdminSitePage' });
export type AdminSitePage = z.output<typeof adminSitePage>;

export const listSitePages = adminApi.get('/api/admin/content/pages', {
  summary: 'The texts of /privacy and /terms',
  output: z.object({ pages: z.array(adminSitePage) }),
});

export const saveSitePage = adminApi.put('/api/admin/content/pages/{name}', {
  summary: 'Write the text of /privacy or /terms; its HTML is sanitised',
  params: z.object({ name: z.enum(sitePages) }),
  body: z
    .object({
      title: typedLine.min(1).max(200),
      description: typedLine.max(300),
      content: html.refine((text) => text.trim() !== '', { error: () => adminInput.content }),
      base_updated_at: baseUpdatedAt.nullable(),
    })
    .strict(),
  output: z.object({ page: adminSitePage }),
  refusals: { CONTENT_CHANGED: contentChanged },
});
