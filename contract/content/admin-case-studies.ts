import { z } from 'zod';
import { impactIcons, industries, MAX_METRICS } from '#shared/content/content.ts';
import { moderatorApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { listTotal } from '../staff-list.ts';
import { typedLine, typedText } from '../typed-text.ts';
import {
  articleBodies,
  articleRoutes,
  articleTimestamps,
  copyRefusals,
  picture,
  saveRefusals,
} from './admin-articles.ts';
import { caseStudy } from './case-studies.ts';

const adminCaseStudyRow = z
  .object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    client_name: z.string(),
    industry: z.enum(industries),
    preview_image: z.string().nullable(),
    ...articleTimestamps,
  })
  .meta({ id: 'DeskCaseStudyRow' });
export type AdminCaseStudyRow = z.output<typeof adminCaseStudyRow>;

const label = typedLine.min(1).max(100);
const figure = typedLine.min(1).max(60);
const number = z.number().min(-1e12).max(1e12);
const points = z.array(typedText.min(1).max(500)).max(20);

const figures = {
  result_metrics: z
    .array(
      z.object({ label, before: figure, after: figure, before_value: number, after_value: number }).strict(),
    )
    .max(MAX_METRICS),
  impact_metrics: z
    .array(z.object({ label, value: figure, icon: z.enum(impactIcons) }).strict())
    .max(MAX_METRICS),
  challenges: points,
  solutions: points,
  results: points,
};

const adminCaseStudy = adminCaseStudyRow
  .extend({
    excerpt: z.string(),
    content: z.string().meta({ description: 'Sanitised HTML.' }),
    featured_image: z.string().nullable(),
    logo_image: z.string().nullable(),
    ...figures,
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  })
  .meta({ id: 'DeskCaseStudy' });
export type AdminCaseStudy = z.output<typeof adminCaseStudy>;

const { draft, edit } = articleBodies({
  client_name: typedLine.min(1).max(200),
  industry: z.enum(industries),
  preview_image: picture,
  featured_image: picture,
  logo_image: picture,
  ...figures,
});
export type CaseStudyDraft = z.output<typeof draft>;

const caseStudyOutput = z.object({ case_study: adminCaseStudy });
const missing = {
  CASE_STUDY_NOT_FOUND: { status: 404 },
} as const;

export const adminCaseStudies = {
  list: moderatorApi.get('/api/admin/content/case-studies', {
    ...articleRoutes.list,
    summary: 'Case studies of every status',
    output: z.object({ case_studies: z.array(adminCaseStudyRow), total: listTotal }),
  }),
  create: moderatorApi.post('/api/admin/content/case-studies', {
    ...articleRoutes.create,
    summary: 'Write a case study; its HTML is sanitised',
    body: draft,
    output: caseStudyOutput,
  }),
  read: moderatorApi.get('/api/admin/content/case-studies/{id}', {
    ...articleRoutes.read,
    summary: 'A case study of any status, whole',
    output: caseStudyOutput,
    refusals: missing,
  }),
  save: moderatorApi.put('/api/admin/content/case-studies/{id}', {
    ...articleRoutes.save,
    summary: 'Change a case study; another slug of a published one leaves a redirect',
    body: edit,
    output: caseStudyOutput,
    refusals: { ...missing, ...saveRefusals },
  }),
  duplicate: moderatorApi.post('/api/admin/content/case-studies/{id}/duplicate', {
    ...articleRoutes.duplicate,
    summary: 'A draft with the same words and figures',
    output: caseStudyOutput,
    refusals: { ...missing, ...copyRefusals },
  }),
  remove: moderatorApi.delete('/api/admin/content/case-studies/{id}', {
    ...articleRoutes.remove,
    summary: 'Delete a case study',
    refusals: missing,
  }),
  preview: moderatorApi.get('/api/admin/content/case-studies/{id}/preview', {
    ...articleRoutes.preview,
    summary: 'A case study of any status as its readers would see it',
    output: z.object({ case_study: caseStudy }),
    refusals: missing,
  }),
};
