import { z } from 'zod';
import {
  changeSetting,
  createCaseStudies,
  createPosts,
  listSettings,
  replaceQuestions,
  replaceTestimonials,
  writeSitePage,
} from '#server/content/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { impactIcons, industries, sitePages } from '#shared/content/content.ts';
import { isSettingKey, publicSettings, withDefaults } from '#shared/content/site-settings.ts';
import { readYaml, slugsIn } from '../read-files.ts';
import { readMarkdown } from '../read-markdown.ts';

const text = z.string().min(1);
const texts = z.array(text);

const post = z.strictObject({
  title: text,
  excerpt: text,
  category: text,
  tags: texts,
  published_on: z.iso.date(),
});

const caseStudy = z.strictObject({
  title: text,
  /** A kind of business and a place, never a name that somebody could have. */
  company: text,
  industry: z.enum(industries),
  excerpt: text,
  published_on: z.iso.date(),
  challenges: texts,
  solutions: texts,
  results: texts,
  result_metrics: z.array(
    z.strictObject({
      label: text,
      before: text,
      after: text,
      before_value: z.number(),
      after_value: z.number(),
    }),
  ),
  impact_metrics: z.array(z.strictObject({ label: text, value: text, icon: z.enum(impactIcons) })),
});

const sitePage = z.strictObject({ title: text, description: text });

export const voices = z.strictObject({
  /** Plain text; a blank line begins a paragraph. */
  questions: z.array(z.strictObject({ question: text, answer: text })),
  /** Words of a role in a kind of business, never of a person (DECISIONS 32). */
  testimonials: z.array(z.strictObject({ quote: text, role: text, business: text })),
});

export const readPosts = () =>
  slugsIn('content/posts').map((slug) => ({ slug, ...readMarkdown(`content/posts/${slug}.md`, post) }));

export const readCaseStudies = () =>
  slugsIn('content/case-studies').map((slug) => ({
    slug,
    ...readMarkdown(`content/case-studies/${slug}.md`, caseStudy),
  }));

/** /privacy and /terms (DECISIONS 43). */
export const readSitePages = () =>
  sitePages.map((name) => ({ name, ...readMarkdown(`content/pages/${name}.md`, sitePage) }));

export const readTestimonials = () => readYaml('content/voices.yaml', voices);

/** The demo business's own claims; production begins without (DECISIONS 32, 52, 63). */
export const demoSettings = readYaml(
  'content/settings.yaml',
  z.record(z.string().refine(isSettingKey, 'is no setting'), z.string()),
);

export const demoPublicSettings = publicSettings(withDefaults(new Map(Object.entries(demoSettings))));

/** Before the terms apply (1 June 2026), and before anybody in the demo's history agreed to them. */
const PAGES_CHANGED_AT = new Date('2026-05-18T08:00:00+07:00').toISOString();

export async function writeContent(tx: Tx): Promise<void> {
  const { questions, testimonials } = readTestimonials();
  await createPosts(tx, readPosts().map(publish));
  await createCaseStudies(tx, readCaseStudies().map(publish));
  await replaceQuestions(tx, questions);
  await replaceTestimonials(tx, testimonials);
  for (const { html: content, ...page } of readSitePages())
    await writeSitePage(tx, { ...page, content, updated_at: PAGES_CHANGED_AT });
}

interface ArticleText {
  readonly published_on: string;
  readonly html: string;
}

/** Published and created at 8:00 WIB of its day, because lists sort by both moments. */
function publish<Piece extends ArticleText>({ published_on, html: content, ...piece }: Piece) {
  const published_at = new Date(`${published_on}T08:00:00+07:00`).toISOString();
  return { ...piece, content, status: 'published' as const, published_at, created_at: published_at };
}

export async function writeDemoSettings(tx: Tx): Promise<void> {
  for (const { key, is_changed } of await listSettings(tx)) {
    const value = demoSettings[key];
    if (value === undefined || is_changed) continue;
    const written = await changeSetting(tx, key, value);
    if (!written.ok) throw new Error(`the demo setting ${key} can not be ${value}`);
  }
}
