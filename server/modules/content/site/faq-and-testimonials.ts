import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  lockSiteText,
  replaceQuestions,
  replaceTestimonials,
  selectAllQuestions,
  selectAllTestimonials,
  selectQuestions,
  selectTestimonials,
} from '../content.queries.ts';
import { type ContentChanged, isSameTimestamp } from './save-site-page.ts';

/** Active by default. `answer` is plain text; a blank line starts a paragraph. */
export type NewFaqItem = Parameters<typeof replaceQuestions>[1][number];
/** Active by default. */
export type NewTestimonial = Parameters<typeof replaceTestimonials>[1][number];

/** The active FAQ items and testimonials, in order. */
export async function listFaqAndTestimonials(reader: Reader) {
  const [questions, testimonials] = await Promise.all([selectQuestions(reader), selectTestimonials(reader)]);
  return { questions, testimonials };
}

/** All FAQ items and testimonials in order, hidden ones included, and when they were saved. */
export async function listAllFaqAndTestimonials(reader: Reader) {
  const [questions, testimonials] = await Promise.all([
    selectAllQuestions(reader),
    selectAllTestimonials(reader),
  ]);
  return {
    questions: questions.map(({ updated_at: _, ...row }) => row),
    questions_updated_at: savedAt(questions),
    testimonials: testimonials.map(({ updated_at: _, ...row }) => row),
    testimonials_updated_at: savedAt(testimonials),
  };
}
type FaqAndTestimonials = Awaited<ReturnType<typeof listAllFaqAndTestimonials>>;

/** A set is written as a whole, so any row has the time. */
function savedAt([row]: readonly { readonly updated_at: Date }[]): string | null {
  return row?.updated_at.toISOString() ?? null;
}

function conflictSince(current: string | null, base: string | null): ContentChanged | null {
  if (current === null || isSameTimestamp(current, base)) return null;
  return { code: 'CONTENT_CHANGED', details: { updated_at: current } };
}

interface QuestionsEdit {
  readonly questions: readonly NewFaqItem[];
  readonly base_updated_at: string | null;
}

/** Replaces all FAQ items, in the given order. */
export function replaceFaqItems(tx: Tx, items: readonly NewFaqItem[]): Promise<void> {
  const rows = items.map((item, sort_order) => ({ ...item, sort_order }));
  return replaceQuestions(tx, rows);
}

/** Replaces all FAQ items on behalf of an admin. Refuses an edit of an older set; the audit entry has the old one. */
export async function saveQuestions(
  tx: Tx,
  actor: Actor,
  { questions, base_updated_at }: QuestionsEdit,
): Promise<Result<FaqAndTestimonials, ContentChanged>> {
  await lockSiteText(tx, 'questions');
  const before = await listAllFaqAndTestimonials(tx);
  const change = conflictSince(before.questions_updated_at, base_updated_at);
  if (change !== null) return refuse(change);
  await replaceFaqItems(tx, questions);
  await recordAudit(tx, actor, {
    action: 'questions.changed',
    subject: { type: 'site', id: 'questions' },
    before: { questions: before.questions.map(({ question }) => question) },
    after: { questions: questions.map(({ question }) => question) },
  });
  return succeed(await listAllFaqAndTestimonials(tx));
}

interface TestimonialsEdit {
  readonly testimonials: readonly NewTestimonial[];
  readonly base_updated_at: string | null;
}

/** Replaces all testimonials, in the given order. */
export function replaceTestimonialSet(tx: Tx, testimonials: readonly NewTestimonial[]): Promise<void> {
  const rows = testimonials.map((testimonial, sort_order) => ({ ...testimonial, sort_order }));
  return replaceTestimonials(tx, rows);
}

/** Like `saveQuestions`, for testimonials. */
export async function saveTestimonials(
  tx: Tx,
  actor: Actor,
  { testimonials, base_updated_at }: TestimonialsEdit,
): Promise<Result<FaqAndTestimonials, ContentChanged>> {
  await lockSiteText(tx, 'testimonials');
  const before = await listAllFaqAndTestimonials(tx);
  const change = conflictSince(before.testimonials_updated_at, base_updated_at);
  if (change !== null) return refuse(change);
  await replaceTestimonialSet(tx, testimonials);
  await recordAudit(tx, actor, {
    action: 'testimonials.changed',
    subject: { type: 'site', id: 'testimonials' },
    before: { testimonials: before.testimonials.map(({ quote }) => quote) },
    after: { testimonials: testimonials.map(({ quote }) => quote) },
  });
  return succeed(await listAllFaqAndTestimonials(tx));
}
