import { z } from 'zod';
import { textFor } from '#app/lib/forms/text-for.ts';
import { contentMissing, isPublishable } from '#contract/content/admin-articles.ts';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import { MAX_METRICS } from '#shared/content/content.ts';
import { fromDateTimeInput } from './article-values.ts';

const toPicture = (url: string) => (url === '' ? null : url);
const toSlug = (typed: string) => typed.trim().toLowerCase().replace(/\s+/g, '-');
/** Accepts a decimal comma; an empty text is missing, not 0. */
const toNumber = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.replace(',', '.')));
const toList = (separator: string) => (typed: string) => {
  const parts = typed.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
};

const post = adminPosts.create.body.shape;
const study = adminCaseStudies.create.body.shape;

const articleFields = {
  title: post.title,
  slug: textFor(post.slug, toSlug),
  excerpt: textFor(post.excerpt),
  content: textFor(post.content),
  status: post.status,
  published_at: textFor(post.published_at, fromDateTimeInput),
  meta_title: textFor(post.meta_title),
  meta_description: textFor(post.meta_description),
};

export const postInput = z
  .object({
    ...articleFields,
    category: post.category,
    tags: textFor(post.tags, toList(',')),
    featured_image: textFor(post.featured_image, toPicture),
  })
  .refine(isPublishable, contentMissing);

const resultMetric = study.result_metrics.element;
const decimal = textFor(resultMetric.shape.before_value, toNumber);

export const caseStudyInput = z
  .object({
    ...articleFields,
    client_name: study.client_name,
    industry: study.industry,
    preview_image: textFor(study.preview_image, toPicture),
    featured_image: textFor(study.featured_image, toPicture),
    logo_image: textFor(study.logo_image, toPicture),
    challenges: textFor(study.challenges, toList('\n')),
    solutions: textFor(study.solutions, toList('\n')),
    results: textFor(study.results, toList('\n')),
    result_metrics: z
      .array(resultMetric.extend({ before_value: decimal, after_value: decimal }))
      .max(MAX_METRICS)
      .default([]),
    impact_metrics: study.impact_metrics.default([]),
  })
  .refine(isPublishable, contentMissing);
