import type { caseStudyDesk, DeskCaseStudy } from '#contract/admin/case-studies.ts';
import type { Industry } from '#shared/content.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { blankPiece, type FormState, type PublishValues, publishingOf } from './desk-form.ts';
import type { PieceKind } from './piece-kind.ts';
import type { Told } from './use-action.ts';

export interface CaseStudyValues extends PublishValues {
  readonly client_name: string;
  readonly industry: Industry;
  readonly preview_image: string | null;
  readonly featured_image: string | null;
  readonly logo_image: string | null;
  readonly challenges: string[];
  readonly solutions: string[];
  readonly results: string[];
  readonly result_metrics: DeskCaseStudy['result_metrics'];
  readonly impact_metrics: DeskCaseStudy['impact_metrics'];
}
export type CaseStudyForm = FormState<CaseStudyValues>;

const blank: CaseStudyValues = {
  ...blankPiece,
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

function valuesOf(study: DeskCaseStudy | null): CaseStudyValues {
  if (study === null) return blank;
  const { id, created_at, updated_at, ...words } = study;
  return publishingOf(words);
}

const studyIn = (answer: Told<{ readonly case_study: DeskCaseStudy }>): Told<DeskCaseStudy> =>
  answer.ok ? { ok: true, value: answer.value.case_study } : answer;

const one = '/api/admin/content/case-studies/{id}';

export const caseStudyKind: PieceKind<CaseStudyValues, DeskCaseStudy> = {
  type: 'case_study',
  copy: contentCopy.studies,
  listHref: '/admin/content/case-studies',
  formHref: (id) => `/admin/content/case-studies/${id}`,
  previewHref: (id) => `/admin/preview/case-study/${id}`,
  prefix: '/case-study/',
  valuesOf,
  create: async (body) =>
    studyIn(
      await content.call<typeof caseStudyDesk.create>(
        { method: 'post', path: '/api/admin/content/case-studies' },
        { body },
      ),
    ),
  read: async (id) =>
    studyIn(await content.call<typeof caseStudyDesk.read>({ method: 'get', path: one }, { params: { id } })),
  save: async (id, body) =>
    studyIn(
      await content.call<typeof caseStudyDesk.save>({ method: 'put', path: one }, { params: { id }, body }),
    ),
  duplicate: async (id) =>
    studyIn(
      await content.call<typeof caseStudyDesk.duplicate>(
        { method: 'post', path: `${one}/duplicate` },
        { params: { id } },
      ),
    ),
  remove: (id) =>
    content.call<typeof caseStudyDesk.remove>({ method: 'delete', path: one }, { params: { id } }),
};
