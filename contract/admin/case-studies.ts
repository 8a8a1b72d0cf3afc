import { z } from 'zod';
import { impactIcons, industries } from '#shared/content.ts';
import { endpoint } from '../endpoint.ts';
import { listTotal, uuid } from '../fields.ts';
import { caseStudy } from '../public/case-studies.ts';
import {
  byId,
  deskQuery,
  deskTimes,
  hasWords,
  picture,
  publishingFields,
  slugTaken,
  wordsMissing,
} from './desk.ts';
import { baseUpdatedAt, contentChanged } from './site-pages.ts';

const deskCaseStudyRow = z
  .object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    client_name: z.string(),
    industry: z.enum(industries),
    preview_image: z.string().nullable(),
    ...deskTimes,
  })
  .meta({ id: 'DeskCaseStudyRow' });
export type DeskCaseStudyRow = z.output<typeof deskCaseStudyRow>;

const label = z.string().trim().min(1, 'Wajib diisi.').max(100, 'Terlalu panjang.');
const figure = z.string().trim().min(1, 'Wajib diisi.').max(60, 'Terlalu panjang.');
const number = z.number().min(-1e12).max(1e12);
const points = z.array(z.string().trim().min(1).max(500, 'Satu baris paling banyak 500 huruf.')).max(20);

const figures = {
  result_metrics: z
    .array(
      z.object({ label, before: figure, after: figure, before_value: number, after_value: number }).strict(),
    )
    .max(12),
  impact_metrics: z.array(z.object({ label, value: figure, icon: z.enum(impactIcons) }).strict()).max(12),
  challenges: points,
  solutions: points,
  results: points,
};

const deskCaseStudy = deskCaseStudyRow
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
export type DeskCaseStudy = z.output<typeof deskCaseStudy>;

const draft = z
  .object({
    ...publishingFields,
    client_name: z.string().trim().min(1, 'Nama klien wajib diisi.').max(200, 'Nama terlalu panjang.'),
    industry: z.enum(industries, 'Pilih industri.'),
    preview_image: picture,
    featured_image: picture,
    logo_image: picture,
    ...figures,
  })
  .strict();

const notFound = { CASE_STUDY_NOT_FOUND: { status: 404, message: 'Studi kasus tidak ditemukan.' } } as const;

export const listDeskCaseStudies = endpoint({
  method: 'get',
  path: '/api/admin/content/case-studies',
  summary: 'Case studies of every status',
  tag: 'Admin',
  role: 'moderator',
  query: deskQuery,
  output: z.object({ case_studies: z.array(deskCaseStudyRow), total: listTotal }),
  refusals: {},
});

export const createCaseStudy = endpoint({
  method: 'post',
  path: '/api/admin/content/case-studies',
  summary: 'Write a case study; its HTML is sanitised',
  tag: 'Admin',
  role: 'moderator',
  body: draft.refine(hasWords, wordsMissing),
  output: z.object({ case_study: deskCaseStudy }),
  refusals: { SLUG_TAKEN: slugTaken },
});

export const readCaseStudy = endpoint({
  method: 'get',
  path: '/api/admin/content/case-studies/{id}',
  summary: 'A case study of any status, whole',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ case_study: deskCaseStudy }),
  refusals: notFound,
});

export const saveCaseStudy = endpoint({
  method: 'put',
  path: '/api/admin/content/case-studies/{id}',
  summary: 'Change a case study; another slug of a published one leaves a redirect',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  body: draft.extend({ base_updated_at: baseUpdatedAt }).refine(hasWords, wordsMissing),
  output: z.object({ case_study: deskCaseStudy }),
  refusals: { ...notFound, SLUG_TAKEN: slugTaken, CONTENT_CHANGED: contentChanged },
});

export const duplicateCaseStudy = endpoint({
  method: 'post',
  path: '/api/admin/content/case-studies/{id}/duplicate',
  summary: 'A draft with the same words and figures',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ case_study: deskCaseStudy }),
  refusals: { ...notFound, SLUG_TAKEN: slugTaken },
});

export const removeCaseStudy = endpoint({
  method: 'delete',
  path: '/api/admin/content/case-studies/{id}',
  summary: 'Delete a case study',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ deleted: z.literal(true) }),
  refusals: notFound,
});

export const previewCaseStudy = endpoint({
  method: 'get',
  path: '/api/admin/content/case-studies/{id}/preview',
  summary: 'A case study of any status as its readers would see it',
  tag: 'Admin',
  role: 'moderator',
  params: byId,
  output: z.object({ case_study: caseStudy }),
  refusals: notFound,
});
