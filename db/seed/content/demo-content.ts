import { z } from 'zod';
import { impactIcons, industries, sitePages } from '#shared/content/content.ts';
import { readMarkdown } from '../read-markdown.ts';
import { readYaml, slugsIn } from '../read-yaml.ts';

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
