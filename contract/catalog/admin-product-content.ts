import { z } from 'zod';
import { sectionAccesses } from '#shared/content/content-sections.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { editedSections as sections } from '../content/admin-edited-section.ts';
import { adminApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { contentSection } from './content-section.ts';

const storedSections = z.array(contentSection.extend({ access: z.enum(sectionAccesses) }));
const missing = {
  PRODUCT_NOT_FOUND: { status: 404 },
} as const;
const product = z.object({ id: uuid, title: z.string(), slug: z.string(), type: z.enum(productTypes) });

export const getEditedContent = adminApi.get('/api/admin/products/{id}/content', {
  summary: 'The content sections of a one-time product as they are edited',
  scope: 'products:read',
  params: z.object({ id: uuid }),
  output: z.object({ product, content_version: z.int(), sections: storedSections }),
  refusals: missing,
});
export type EditedContent = z.output<typeof getEditedContent.output>;

export const saveContent = adminApi.put('/api/admin/products/{id}/content', {
  summary: 'All content sections of a one-time product, in one transaction',
  scope: 'products:write',
  params: z.object({ id: uuid }),
  body: z.object({
    content_version: z.int().min(1).meta({ description: 'The edition that the editor began with.' }),
    sections,
  }),
  output: z.object({ product, content_version: z.int(), sections: storedSections }),
  refusals: {
    ...missing,
    CONTENT_CHANGED: {
      status: 409,
      details: z.object({ content_version: z.int() }),
    },
    MEDIA_MISSING: {
      status: 409,
      details: z.object({ section_ids: z.array(z.string()) }),
    },
  },
});

export const previewContent = adminApi.post('/api/admin/products/{id}/content/preview', {
  summary: 'Sections as the page would show them, without keeping them',
  params: z.object({ id: uuid }),
  body: z.object({ sections }),
  output: z.object({ sections: storedSections }),
});
