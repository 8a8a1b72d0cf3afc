import { z } from 'zod';
import { impactIcons, industries } from '#shared/content/content.ts';
import { publicApi } from '../endpoint.ts';
import { foundFacts, paged, searches, timestamp, uuid } from '../fields.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';
import { searchText } from '../typed-text.ts';

const anyone = publicApi('Content');

const metric = z.object({
  label: ownerText('articles'),
  before: ownerText('articles'),
  after: ownerText('articles'),
  before_value: z.number(),
  after_value: z.number(),
  ...untranslated,
});
export type ResultMetric = z.output<typeof metric>;

const impact = z.object({
  label: ownerText('articles'),
  value: ownerText('articles'),
  icon: z.enum(impactIcons),
  ...untranslated,
});

export const caseStudyCard = z
  .object({
    id: uuid,
    slug: z.string(),
    title: ownerText('articles'),
    company: ownerText('articles'),
    industry: z.enum(industries),
    excerpt: ownerText('articles'),
    preview_image: z.string().nullable().meta({ description: 'null: the drawn cover of the slug.' }),
    result_metrics: z.array(metric),
    impact_metrics: z.array(impact),
    published_at: timestamp,
    ...untranslated,
  })
  .meta({ id: 'CaseStudyCard' });
export type CaseStudyCard = z.output<typeof caseStudyCard>;

export const caseStudy = caseStudyCard
  .extend({
    featured_image: z.string().nullable(),
    logo_image: z.string().nullable(),
    content: ownerHtml('articles', 'The full story; sanitised HTML.'),
    challenges: z.array(ownerText('articles')),
    solutions: z.array(ownerText('articles')),
    results: z.array(ownerText('articles')),
    meta_title: ownerText('articles').nullable(),
    meta_description: ownerText('articles').nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'CaseStudy' });
export type CaseStudy = z.output<typeof caseStudy>;

export const listCaseStudies = anyone.get('/api/case-studies', {
  summary: 'Published case studies, newest first; search finds title, company and excerpt',
  rate_limit: searches,
  query: z.object({
    ...paged(24),
    search: searchText.optional(),
    industry: z.enum(industries).optional(),
  }),
  output: z.object({ case_studies: z.array(caseStudyCard), ...foundFacts }),
});

export const getCaseStudy = anyone.get('/api/case-studies/{id}', {
  summary: 'One published case study by id or slug, whole',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({ case_study: caseStudy }),
  refusals: {
    CASE_STUDY_NOT_FOUND: { status: 404 },
  },
});
export type CaseStudyQuery = z.output<typeof listCaseStudies.query>;
