import { z } from 'zod';
import { sectionTitles } from '#messages/catalog/section-titles.ts';
import {
  type ContentSection,
  defaultAccess,
  mediaTypes,
  SAFE_MEDIA_URL,
  sectionAccesses,
  sectionTypes,
} from '#shared/content/content-sections.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

const sectionMedia = z.object({
  // Anything but an image or a video is a link (PROD-051).
  type: z.enum(mediaTypes).catch('link'),
  url: z.string().max(2000).regex(SAFE_MEDIA_URL),
  alt: text,
});

const contentSection = z
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
    media: section.media ?? null,
    access: section.access ?? defaultAccess[section.type],
  }));

const contentMetadata = z.object({ sections: z.array(contentSection).default([]) }).nullish();

/** Keeps order and wording (PROD-046): an untitled section has an empty title. */
export function readSections(content_metadata: unknown): readonly ContentSection[] {
  const sections = contentMetadata.parse(content_metadata)?.sections ?? [];
  return sections.toSorted((a, b) => a.order - b.order);
}

/** Only sections with content, each with its type's title in the reader's language (PROD-048). */
export function shownSections(sections: readonly ContentSection[]): readonly ContentSection[] {
  return sections.filter(hasVisibleContent).map((section) => ({
    ...section,
    title: section.title === '' ? sectionTitles[section.type] : section.title,
  }));
}

function hasVisibleContent({ type, title, description, media, content }: ContentSection): boolean {
  return (
    description !== '' ||
    media !== null ||
    content !== '' ||
    type === 'cta' ||
    (type === 'hero' && title !== '')
  );
}
