import { z } from 'zod';
import { impactIcons, industries } from '#shared/content/content.ts';
import { endpoint } from '../endpoint.ts';
import { paged, pageFacts, searches, timestamp, uuid } from '../fields.ts';
import { searchText } from '../typed-text.ts';

/** Before and after as text, and as numbers for the chart. */
const metric = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  before_value: z.number(),
  after_value: z.number(),
});
export type ResultMetric = z.output<typeof metric>;

const impact = z.object({ label: z.string(), value: z.string(), icon: z.enum(impactIcons) });

export const caseStudyCard = z
  .object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    company: z.string(),
    industry: z.enum(industries),
    excerpt: z.string(),
    preview_image: z.string().nullable().meta({ description: 'null: the drawn cover of the slug.' }),
    result_metrics: z.array(metric),
    impact_metrics: z.array(impact),
    published_at: timestamp,
  })
  .meta({ id: 'CaseStudyCard' });
export type CaseStudyCard = z.output<typeof caseStudyCard>;

export const caseStudy = caseStudyCard
  .extend({
    featured_image: z.string().nullable(),
    logo_image: z.string().nullable(),
    content: z.string().meta({ description: 'The full story; sanitised HTML.' }),
    challenges: z.array(z.string()),
    solutions: z.array(z.string()),
    results: z.array(z.string()),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'CaseStudy' });
export type CaseStudy = z.output<typeof caseStudy>;

export const listCaseStudies = endpoint({
  method: 'get',
  path: '/api/case-studies',
  summary: 'Published case studies, newest first; search finds title, company and excerpt',
  tag: 'Content',
  role: 'visitor',
  rate_limit: searches,
  query: z.object({
    ...paged(24),
    search: searchText.optional(),
    industry: z.enum(industries).optional(),
  }),
  output: z.object({ case_studies: z.array(caseStudyCard), ...pageFacts }),
  refusals: {},
});

export const getCaseStudy = endpoint({
  method: 'get',
  path: '/api/case-studies/{id}',
  summary: 'One published case study by id or slug, whole',
  tag: 'Content',
  role: 'visitor',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({ case_study: caseStudy }),
  refusals: {
    CASE_STUDY_NOT_FOUND: { status: 404 },
  },
});
export type CaseStudyQuery = z.output<typeof listCaseStudies.query>;
