import type { DeskCaseStudy } from '#contract/admin/case-studies.ts';
import type { Industry } from '#shared/content.ts';
import { type PublishValues, publishingOf } from './desk-form.ts';

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

export interface CaseStudyForm {
  readonly values: CaseStudyValues;
  readonly problems: Readonly<Record<string, string>>;
  change(part: Partial<CaseStudyValues>): void;
}

const blank: CaseStudyValues = {
  title: '',
  slug: '',
  client_name: '',
  industry: 'Retail',
  excerpt: '',
  content: '',
  preview_image: null,
  featured_image: null,
  logo_image: null,
  challenges: [],
  solutions: [],
  results: [],
  result_metrics: [],
  impact_metrics: [],
  meta_title: null,
  meta_description: null,
  status: 'draft',
  published_at: null,
};

/** A case study as its form has it; a blank one for null. */
export function caseStudyValues(study: DeskCaseStudy | null): CaseStudyValues {
  if (study === null) return blank;
  const {
    id: _id,
    created_at: _made,
    updated_at: _changed,
    scheduled_at,
    status,
    published_at,
    ...words
  } = study;
  return { ...words, ...publishingOf({ status, published_at, scheduled_at }) };
}
