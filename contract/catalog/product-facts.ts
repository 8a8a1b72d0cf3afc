import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { classPlaceKinds } from '#shared/bookings/classes.ts';
import { SAFE_MEDIA_URL } from '#shared/content/content-sections.ts';
import { timestamp } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { typedText } from '../typed-text.ts';

/** One line of text; empty becomes null. */
export const line = (longest: number) =>
  typedText
    .max(longest)
    .nullable()
    .transform((text) => (text === '' ? null : text));

export const link = typedText
  .max(2000)
  .nullable()
  .transform((text) => (text === '' ? null : text))
  .refine((text) => text === null || SAFE_MEDIA_URL.test(text), {
    error: () => adminInput.linkAddress,
  });

export const writtenFacts = {
  instructor_name: line(100),
  instructor_avatar: link,
  instructor_bio: line(2000),
  max_students: z.int().min(1).max(1_000_000).nullable(),
  lessons_in_order: z.boolean(),
};

export const productFacts = {
  instructor_name: z.string().nullable(),
  instructor_avatar: z.string().nullable(),
  instructor_bio: ownerText('catalog').nullable(),
  max_students: z.int().nullable(),
  lessons_in_order: z.boolean().meta({ description: 'A lesson opens when those before it are done.' }),
} satisfies Readonly<Record<keyof typeof writtenFacts, z.ZodType>>;

export const classOffer = {
  next_session_at: timestamp.nullable().meta({ description: 'Of a class that can still be bought.' }),
  places_left: z.int().nullable().meta({ description: 'Of a class, once they are few.' }),
};
const offer = z.object(classOffer);
export type ClassOffer = z.output<typeof offer>;

export const productStart = {
  start_date: timestamp.nullable(),
  sales_end_at: timestamp.nullable().meta({ description: 'null: until it starts.' }),
  class_place_kind: z.enum(classPlaceKinds).nullable(),
  class_public_place: z
    .string()
    .nullable()
    .meta({ description: 'City or street, as its owner tells everybody.' }),
};
