import type { z } from 'zod';
import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { ContentStatus, Industry } from '#shared/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockCaseStudy, updateCaseStudy } from './case-studies-desk.queries.ts';
import type { impactMetrics, resultMetrics } from './content.rules.ts';
import { createCaseStudies } from './create-case-studies.ts';
import type { CaseStudyNotFound } from './get-case-study.ts';
import { publishingOf } from './publishing.rules.ts';
import { type DeskCaseStudy, type DeskCaseStudyRow, toDeskCaseStudy } from './read-desk-case-study.ts';
import { type ContentChanged, isSameMoment } from './save-site-page.ts';
import { moveSlug } from './slugs.queries.ts';
import { type SlugTaken, takeSlug } from './take-slug.ts';

/** A case study as its form has it. */
export interface CaseStudyDraft {
  readonly title: string;
  /** Blank: made of the title. */
  readonly slug: string;
  readonly client_name: string;
  readonly industry: Industry;
  readonly excerpt: string;
  readonly content: string;
  readonly preview_image: string | null;
  readonly featured_image: string | null;
  readonly logo_image: string | null;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly results: readonly string[];
  readonly result_metrics: Readonly<z.input<typeof resultMetrics>>;
  readonly impact_metrics: Readonly<z.input<typeof impactMetrics>>;
  readonly status: ContentStatus;
  /** Of what is published; in the future: that day. Null: now, or as it stands. */
  readonly published_at: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

interface Writing {
  readonly now: Date;
  readonly actor: Actor;
}

function columnsOf({ client_name, published_at, ...study }: CaseStudyDraft, slug: string, now: Date) {
  const wish = { status: study.status, published_at: published_at === null ? null : new Date(published_at) };
  return {
    ...study,
    company: client_name,
    challenges: [...study.challenges],
    solutions: [...study.solutions],
    results: [...study.results],
    result_metrics: [...study.result_metrics],
    impact_metrics: [...study.impact_metrics],
    slug,
    ...publishingOf(wish, now),
  };
}

/** A new case study; published without a date, it is dated now. */
export async function writeNewCaseStudy(
  tx: Tx,
  { now, actor }: Writing,
  draft: CaseStudyDraft,
): Promise<Result<DeskCaseStudy, SlugTaken>> {
  const slug = await takeSlug(tx, 'case_study', { ...draft, own_id: null });
  if (!slug.ok) return slug;
  const columns = columnsOf(draft, slug.value, now);
  const date = columns.status === 'published' ? { published_at: columns.published_at ?? now } : {};
  const [id] = await createCaseStudies(tx, [{ ...columns, ...date }]);
  const study = id === undefined ? null : await lockCaseStudy(tx, id);
  if (study === null) throw new Error('a case study that was just written is missing');
  await record(tx, actor, { before: null, after: study });
  return succeed(toDeskCaseStudy(study));
}

interface CaseStudyEdit extends CaseStudyDraft {
  readonly id: string;
  readonly base_updated_at: string;
}

/** Changes a case study on top of what its writer saw, under the same rules as a post. */
export async function rewriteCaseStudy(
  tx: Tx,
  { now, actor }: Writing,
  { id, base_updated_at, ...draft }: CaseStudyEdit,
): Promise<Result<DeskCaseStudy, CaseStudyNotFound | ContentChanged | SlugTaken>> {
  const before = await lockCaseStudy(tx, id);
  if (before === null) return refuse({ code: 'CASE_STUDY_NOT_FOUND' });
  const updated_at = before.updated_at.toISOString();
  if (!isSameMoment(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  const slug = await takeSlug(tx, 'case_study', { ...draft, own_id: id });
  if (!slug.ok) return slug;
  const columns = columnsOf(draft, slug.value, now);
  await updateCaseStudy(tx, id, { ...columns, content: sanitizeContent(columns.content) });
  const isMoved = before.slug !== slug.value && before.published_at !== null;
  if (isMoved) await moveSlug(tx, 'case_study', { id, from: before.slug, to: slug.value });
  const after = await lockCaseStudy(tx, id);
  if (after === null) return refuse({ code: 'CASE_STUDY_NOT_FOUND' });
  await record(tx, actor, { before, after });
  return succeed(toDeskCaseStudy(after));
}

interface Change {
  readonly before: DeskCaseStudyRow | null;
  readonly after: DeskCaseStudyRow;
}

const factsOf = ({ title, slug, status, scheduled_at }: DeskCaseStudyRow) => ({
  title,
  slug,
  status,
  scheduled_at,
});

async function record(tx: Tx, actor: Actor, { before, after }: Change): Promise<void> {
  await recordAudit(tx, actor, {
    action: before === null ? 'case_study.created' : 'case_study.changed',
    subject: { type: 'case_study', id: after.id },
    ...(before === null ? {} : { before: factsOf(before) }),
    after: factsOf(after),
  });
}
