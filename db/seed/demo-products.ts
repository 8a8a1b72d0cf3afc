import { z } from 'zod';
import { difficultyLevels, featureIcons, productTypes } from '#shared/shop/catalog.ts';
import { readYaml, slugsIn } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';

const text = z.string().min(1);
const texts = z.array(text);

const module = z.strictObject({
  title: text,
  description: text,
  /** Lengths of modules and products are summed from these; a lesson with an id has a file under `lessons`. */
  lessons: z.array(z.strictObject({ title: text, minutes: z.int().positive(), id: text.exactOptional() })),
});

/** In whole rupiah. All of it is example content; figures only count what the product has (DECISIONS 32, 52). */
const product = z.strictObject({
  title: text,
  type: z.enum(productTypes),
  category: text,
  price: z.int().min(0),
  parts: texts.default([]),
  original_price: z.int().positive().nullable().default(null),
  sort_order: z.int(),
  /** The day in Jakarta on which it came or will come to the shop. */
  launched_on: z.iso.date(),
  is_featured: z.boolean().default(false),
  coming_soon: z.boolean().default(false),
  stock: z.int().min(0).nullable().default(null),
  max_students: z.int().positive().nullable().default(null),
  cta_text: text.nullable().default(null),
  difficulty_level: z.enum(difficultyLevels).nullable().default(null),
  tags: texts,
  short_description: text,
  story: text,
  fits: texts,
  does_not_fit: texts,
  features: z.array(z.strictObject({ text, icon: z.enum(featureIcons) })),
  requirements: texts.default([]),
  subscription: z
    .strictObject({
      trial_period_days: z.int().min(0),
      features: z.array(z.strictObject({ name: text, description: text })),
    })
    .exactOptional(),
  modules: z.array(module).default([]),
  lessons_in_order: z.boolean().default(false),
  benefits: texts,
  /** A quote with a role and kind of business, never a person. None before the launch. */
  voices: z.array(z.strictObject({ quote: text, role: text })).default([]),
  questions: z.array(z.strictObject({ question: text, answer: text })),
  /** For owners only; a bundle has none, because nobody holds a bundle itself. */
  guide: z.strictObject({ title: text, content: text }).exactOptional(),
  closing: text,
  files: z.array(z.strictObject({ name: text, title: text, description: text })).default([]),
});

/** With `answers` it is answered in text; otherwise by all options that are `right`. */
const quizQuestion = z.strictObject({
  text,
  options: z.array(z.strictObject({ text, right: z.boolean().default(false) })).default([]),
  answers: texts.default([]),
  explanation: text,
});
export type DemoQuestion = z.output<typeof quizQuestion>;

const lesson = z.strictObject({
  description: text.exactOptional(),
  video: z.strictObject({ film: text, captions: text }).exactOptional(),
  file: text.exactOptional(),
  is_preview: z.boolean().default(false),
  quiz: z
    .strictObject({
      pass_percent: z.int().min(1).max(100),
      is_required: z.boolean(),
      questions: z.array(quizQuestion).min(1),
    })
    .exactOptional(),
  assignment: z.strictObject({ task: text, is_required: z.boolean() }).exactOptional(),
});

export type DemoProduct = z.output<typeof product> & { readonly slug: string };

export function readProducts(): readonly DemoProduct[] {
  const products = slugsIn('products').map((slug) => ({
    slug,
    ...readYaml(`products/${slug}.yaml`, product),
  }));
  return products.sort((a, b) => a.sort_order - b.sort_order);
}

export const readLesson = (slug: string, id: string) => readMarkdown(`lessons/${slug}/${id}.md`, lesson);
export type DemoLesson = ReturnType<typeof readLesson>;
