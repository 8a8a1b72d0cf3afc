import { z } from 'zod';
import {
  defaultAccess,
  mediaTypes,
  sectionAccesses,
  sectionTitles,
  sectionTypes,
} from './content-sections.ts';

/** A path of ours, or a page elsewhere: nothing that runs, and no `//other.example` that only looks like a path. */
const SAFE_URL = /^(\/(?!\/)|https?:\/\/)[^\s\\]*$/i;

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

const sectionMedia = z.object({
  // Whatever is neither a picture nor a video is a link (PROD-051).
  type: z.enum(mediaTypes).catch('link'),
  url: z.string().max(2000).regex(SAFE_URL),
  alt: text,
});

/**
 * One section as the database keeps it, with what it leaves out filled in: title and access by its type. `content`
 * is HTML that was sanitised when it was written, or plain text.
 */
export const contentSection = z
  .object({
    id: z.string().min(1).max(200),
    type: z.enum(sectionTypes),
    title: text,
    description: text,
    media: sectionMedia.nullish().catch(null),
    content: text,
    order: z.number().default(0),
    access: z.enum(sectionAccesses).optional(),
  })
  .transform((section) => ({
    ...section,
    title: section.title === '' ? sectionTitles[section.type] : section.title,
    media: section.media ?? null,
    access: section.access ?? defaultAccess[section.type],
  }));
export type ContentSection = z.output<typeof contentSection>;

/** `products.content_metadata`: its sections in the order they are shown (PROD-046). */
export const contentMetadata = z
  .object({ sections: z.array(contentSection).default([]) })
  .nullish()
  .transform((metadata) => (metadata?.sections ?? []).toSorted((a, b) => a.order - b.order));
