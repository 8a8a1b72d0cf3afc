import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockSiteText, selectAllQuestions, selectAllTestimonials } from '../content.queries.ts';
import { type NewFaqItem, replaceFaqItems } from './replace-faq-items.ts';
import { type NewTestimonial, replaceTestimonialSet } from './replace-testimonial-set.ts';
import { type ContentChanged, isSameTimestamp } from './save-site-page.ts';

/** All questions and testimonials in the order of the page, also those that are hidden, and when they were saved. */
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

/** Rows are always written all at once, so any of them tells. */
function savedAt([row]: readonly { readonly updated_at: Date }[]): string | null {
  return row?.updated_at.toISOString() ?? null;
}

/** Null where nothing stands, or what stands is what the change was made on. */
function conflictSince(stands: string | null, based: string | null): ContentChanged | null {
  if (stands === null || isSameTimestamp(stands, based)) return null;
  return { code: 'CONTENT_CHANGED', details: { updated_at: stands } };
}

interface QuestionsEdit {
  readonly questions: readonly NewFaqItem[];
  readonly base_updated_at: string | null;
}

/** These questions in this order, in place of all that were there; what went is in the audit log. */
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

/** These testimonials in this order, in place of all that were there; what went is in the audit log. */
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
