import { z } from 'zod';
import type { Tx } from '#server/platform/database/db.ts';
import { writeTranslations } from '#server/translations/index.ts';
import { isSettingKey, withDefaults } from '#shared/content/site-settings.ts';
import type { TextArea } from '#shared/language/owner-texts.ts';
import {
  demoSettings,
  readCaseStudies,
  readPosts,
  readSitePages,
  readTestimonials,
  voices,
} from './content/demo-content.ts';
import { readDiscounts } from './demo-discounts.ts';
import { pairProducts, readWords, type Words, wordOf } from './english-products.ts';
import { pairTexts, type TextPair } from './pair-texts.ts';
import { readYaml } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';

export function pairDemo(): Readonly<Record<TextArea, readonly TextPair[]>> {
  const words = readWords();
  const sales = readDiscounts().map(({ title }) => ({ source: title, text: wordOf(words, title) }));
  return { catalog: [...pairProducts(), ...sales], articles: pairContent(words), site: pairSite() };
}

/** True for text that begins with an element; `< 1 jam` does not. */
export const isHtml = (source: string): boolean => /^<\w/.test(source);

export async function writeEnglish(tx: Tx): Promise<void> {
  for (const [area, pairs] of areasOf(pairDemo())) {
    await writeTranslations(
      tx,
      pairs.map((pair) => ({ ...pair, area, is_html: isHtml(pair.source) })),
    );
  }
}

const areasOf = (pairs: ReturnType<typeof pairDemo>) =>
  [
    ['catalog', pairs.catalog],
    ['articles', pairs.articles],
    ['site', pairs.site],
  ] as const;

const text = z.string().min(1);
const texts = z.array(text);
const post = z.strictObject({ title: text, excerpt: text });
const caseStudy = z.strictObject({
  title: text,
  company: text,
  excerpt: text,
  challenges: texts,
  solutions: texts,
  results: texts,
  result_metrics: z.array(z.strictObject({ label: text, before: text, after: text })),
  impact_metrics: z.array(z.strictObject({ label: text, value: text })),
});
const sitePage = z.strictObject({ title: text, description: text });

function pairContent(words: Words): readonly TextPair[] {
  return [
    ...readPosts().flatMap(({ slug, published_on: _, category, tags, ...written }) => [
      ...pairTexts(
        { slug, ...written },
        { slug, ...readMarkdown(`en/posts/${slug}.md`, post) },
        `posts/${slug}`,
      ),
      ...[category, ...tags].map((word) => ({ source: word, text: wordOf(words, word) })),
    ]),
    ...readCaseStudies().flatMap(({ slug, published_on: _, industry: __, ...written }) =>
      pairTexts(
        {
          ...written,
          result_metrics: written.result_metrics.map(({ label, before, after }) => ({
            label,
            before,
            after,
          })),
          impact_metrics: written.impact_metrics.map(({ label, value }) => ({ label, value })),
        },
        readMarkdown(`en/case-studies/${slug}.md`, caseStudy),
        `case-studies/${slug}`,
      ),
    ),
  ];
}

function pairSite(): readonly TextPair[] {
  const english = readYaml('en/settings.yaml', z.record(text, text));
  return [
    ...Object.entries(english).map(([key, words]) => ({ source: settingOf(key), text: words })),
    ...pairTexts(readTestimonials(), readYaml('en/voices.yaml', voices), 'voices'),
    ...readSitePages().flatMap(({ name, ...written }) =>
      pairTexts(written, readMarkdown(`en/pages/${name}.md`, sitePage), `pages/${name}`),
    ),
  ];
}

function settingOf(key: string): string {
  if (!isSettingKey(key)) throw new Error(`db/seed/en/settings.yaml: ${key} is no setting`);
  return withDefaults(new Map(Object.entries(demoSettings)))[key];
}
