import { z } from 'zod';
import { difficultyLevels, featureIcons, productTypes } from '#shared/shop/catalog.ts';
import { readMarkdown } from './read-markdown.ts';
import { readYaml, slugsIn } from './read-yaml.ts';

const text = z.string().min(1);
const texts = z.array(text);

const module = z.strictObject({
  title: text,
  description: text,
  /** The length of module and product are summed from these; one with an id has a file under `lessons`. */
  lessons: z.array(z.strictObject({ title: text, minutes: z.int().positive(), id: text.exactOptional() })),
});

/**
 * A product as its author writes it, in whole rupiah. What its page says below the title is Markdown. Everything in
 * it is example content; figures only count what the product contains (DECISIONS 32, 52).
 */
const product = z.strictObject({
  title: text,
  type: z.enum(productTypes),
  category: text,
  price: z.int().min(0),
  /** Of a bundle: the slugs of what is in it. */
  parts: texts.default([]),
  original_price: z.int().positive().nullable().default(null),
  sort_order: z.int(),
  /** Day it came or will come to the shop, in Jakarta. */
  launched_on: z.iso.date(),
  is_featured: z.boolean().default(false),
  coming_soon: z.boolean().default(false),
  stock: z.int().min(0).nullable().default(null),
  max_students: z.int().positive().nullable().default(null),
  /** Day of the first session, in Jakarta. */
  cta_text: text.nullable().default(null),
  difficulty_level: z.enum(difficultyLevels).nullable().default(null),
  tags: texts,
  short_description: text,
  /** Two to four paragraphs. */
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
  /** What somebody says, and the role and kind of business it is said from: never a person. None before launch. */
  voices: z.array(z.strictObject({ quote: text, role: text })).default([]),
  questions: z.array(z.strictObject({ question: text, answer: text })),
  /** The part that only owners see; nobody holds a bundle itself. */
  guide: z.strictObject({ title: text, content: text }).exactOptional(),
  closing: text,
  /** What lies beside it for its owners, by the names of `files.yaml`. */
  files: z.array(z.strictObject({ name: text, title: text, description: text })).default([]),
});

/** One that has `answers` is answered in words; else by all options that are `right`. */
const quizQuestion = z.strictObject({
  text,
  options: z.array(z.strictObject({ text, right: z.boolean().default(false) })).default([]),
  answers: texts.default([]),
  explanation: text,
});
export type DemoQuestion = z.output<typeof quizQuestion>;

/** The text of a lesson; its title and length stand with the product. */
const lesson = z.strictObject({
  /** One sentence under the title; a film's own first picture says it. */
  description: text.exactOptional(),
  /** By the names of `files.yaml`. */
  video: z.strictObject({ film: text, captions: text }).exactOptional(),
  file: text.exactOptional(),
  /** Given away on the public page. */
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

/** The shop of the demo business, in the order it is shown. */
export function readProducts(): readonly DemoProduct[] {
  const products = slugsIn('products').map((slug) => ({
    slug,
    ...readYaml(`products/${slug}.yaml`, product),
  }));
  return products.sort((a, b) => a.sort_order - b.sort_order);
}

export const readLesson = (slug: string, id: string) => readMarkdown(`lessons/${slug}/${id}.md`, lesson);
export type DemoLesson = ReturnType<typeof readLesson>;
