import { browserClient } from '#app/lib/api/browser-client.ts';
import type { AdminCaseStudy, adminCaseStudies } from '#contract/admin/case-studies.ts';
import { studiesCopy } from '#messages/admin-content.ts';
import type { Industry } from '#shared/content.ts';
import { succeed } from '#shared/result.ts';
import type { MutationResult } from '../use-content-mutation.ts';
import type { ArticleKind } from './article-kind.ts';
import {
  type ArticleFormState,
  type ArticleValues,
  emptyArticle,
  withScheduledStatus,
} from './article-values.ts';

export interface CaseStudyValues extends ArticleValues {
  readonly client_name: string;
  readonly industry: Industry;
  readonly preview_image: string | null;
  readonly featured_image: string | null;
  readonly logo_image: string | null;
  readonly challenges: string[];
  readonly solutions: string[];
  readonly results: string[];
  readonly result_metrics: AdminCaseStudy['result_metrics'];
  readonly impact_metrics: AdminCaseStudy['impact_metrics'];
}
export type CaseStudyForm = ArticleFormState<CaseStudyValues>;

const emptyCaseStudy: CaseStudyValues = {
  ...emptyArticle,
  client_name: '',
  industry: 'Retail',
  preview_image: null,
  featured_image: null,
  logo_image: null,
  challenges: [],
  solutions: [],
  results: [],
  result_metrics: [],
  impact_metrics: [],
};

function valuesOf(study: AdminCaseStudy | null): CaseStudyValues {
  if (study === null) return emptyCaseStudy;
  const { id, created_at, updated_at, ...fields } = study;
  return withScheduledStatus(fields);
}

const unwrapStudy = (
  result: MutationResult<{ readonly case_study: AdminCaseStudy }>,
): MutationResult<AdminCaseStudy> => (result.ok ? succeed(result.value.case_study) : result);

const caseStudyPath = '/api/admin/content/case-studies/{id}';

export const caseStudyKind: ArticleKind<CaseStudyValues, AdminCaseStudy> = {
  type: 'case_study',
  copy: studiesCopy,
  listHref: '/admin/content/case-studies',
  formHref: (id) => `/admin/content/case-studies/${id}`,
  previewHref: (id) => `/admin/preview/case-study/${id}`,
  prefix: '/case-study/',
  valuesOf,
  create: async (body) =>
    unwrapStudy(
      await browserClient.call<typeof adminCaseStudies.create>(
        { method: 'post', path: '/api/admin/content/case-studies' },
        { body },
      ),
    ),
  read: async (id) =>
    unwrapStudy(
      await browserClient.call<typeof adminCaseStudies.read>(
        { method: 'get', path: caseStudyPath },
        { params: { id } },
      ),
    ),
  save: async (id, body) =>
    unwrapStudy(
      await browserClient.call<typeof adminCaseStudies.save>(
        { method: 'put', path: caseStudyPath },
        { params: { id }, body },
      ),
    ),
};
