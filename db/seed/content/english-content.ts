import { z } from 'zod';
import { isSettingKey, withDefaults } from '#shared/content/site-settings.ts';
import { type Words, wordOf } from '../english-products.ts';
import { pairTexts, type TextPair } from '../pair-texts.ts';
import { readMarkdown } from '../read-markdown.ts';
import { readYaml } from '../read-yaml.ts';
import { readCaseStudies, readPosts, readSitePages, readTestimonials, voices } from './demo-content.ts';
import { demoSettings } from './demo-settings.ts';

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

export function pairContent(words: Words): readonly TextPair[] {
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

export function pairSite(): readonly TextPair[] {
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
