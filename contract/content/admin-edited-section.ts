import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import {
  mediaTypes,
  SAFE_MEDIA_URL,
  sectionAccesses,
  sectionTypes,
} from '#shared/content/content-sections.ts';
import { typedLine, typedText } from '../typed-text.ts';

const MAX_SECTIONS = 50;
const OWN_PATH = /^\/(?!\/)/;

const media = z
  .object({
    type: z.enum(mediaTypes),
    url: typedText.max(2000).regex(SAFE_MEDIA_URL, { error: () => adminInput.httpsAddress }),
    alt: typedLine.max(300),
  })
  .refine(({ type, url }) => type === 'link' || OWN_PATH.test(url), {
    error: () => adminInput.upload,
    path: ['url'],
  })
  .meta({ examples: [{ type: 'link', url: 'https://arunika.example/contoh', alt: 'Cuplikan templatenya' }] });

const editedSection = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  type: z.enum(sectionTypes),
  title: typedLine.max(200).meta({ description: 'Empty: the usual title of the type.' }),
  description: typedText.max(2000),
  media: media.nullable(),
  content: z.string().max(60_000).meta({ description: 'HTML; sanitised on the way in.' }),
  access: z.enum(sectionAccesses),
});

const onlyOnce = (all: readonly { readonly id: string }[]) =>
  new Set(all.map(({ id }) => id)).size === all.length;
const twice = { error: () => adminInput.sectionOnce };

export const editedSections = z.array(editedSection).max(MAX_SECTIONS).refine(onlyOnce, twice);

/** Validated, because a malformed section would break the product page. */
export const contentMetadata = z.object({
  sections: z
    .array(
      editedSection.extend({
        title: editedSection.shape.title.default(''),
        description: editedSection.shape.description.default(''),
        media: media.nullable().default(null),
        content: editedSection.shape.content.default(''),
        access: z.enum(sectionAccesses).optional(),
        order: z.number().optional(),
      }),
    )
    .max(MAX_SECTIONS)
    .refine(onlyOnce, twice)
    .default([]),
});
