import type { z } from 'zod';
import type {
  AdminFaqAndTestimonials,
  saveQuestions as saveQuestionsEndpoint,
  saveTestimonials as saveTestimonialsEndpoint,
} from '#contract/content/admin-faq-and-testimonials.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
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

export async function listFaqAndTestimonials(reader: Reader) {
  const [questions, testimonials] = await Promise.all([selectQuestions(reader), selectTestimonials(reader)]);
  return { questions, testimonials };
}

export async function listAllFaqAndTestimonials(reader: Reader): Promise<AdminFaqAndTestimonials> {
  const [questions, testimonials] = await Promise.all([
    selectAllQuestions(reader),
    selectAllTestimonials(reader),
  ]);
  return {
    questions: questions.map(({ updated_at: _, ...row }) => row),
    // A set is written as a whole, so any row has the time.
    questions_updated_at: questions[0]?.updated_at ?? null,
    testimonials: testimonials.map(({ updated_at: _, ...row }) => row),
    testimonials_updated_at: testimonials[0]?.updated_at ?? null,
  };
}

interface ListEdit {
  readonly name: 'questions' | 'testimonials';
  readonly base_updated_at: string | null;
  readonly replace: () => Promise<void>;
  readonly textsOf: (all: AdminFaqAndTestimonials) => readonly string[];
}
type SaveResult = Promise<Result<AdminFaqAndTestimonials, ContentChanged>>;

/** Refuses an edit of an older list. */
async function saveList(
  tx: Tx,
  actor: Actor,
  { name, base_updated_at, replace, textsOf }: ListEdit,
): SaveResult {
  await lockSiteText(tx, name);
  const before = await listAllFaqAndTestimonials(tx);
  const updated_at = before[`${name}_updated_at`];
  if (updated_at !== null && !isSameTimestamp(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  await replace();
  const after = await listAllFaqAndTestimonials(tx);
  await recordAudit(tx, actor, {
    action: `${name}.changed`,
    subject: { type: 'site', id: name },
    before: { [name]: textsOf(before) },
    after: { [name]: textsOf(after) },
  });
  return succeed(after);
}

type QuestionsEdit = z.output<typeof saveQuestionsEndpoint.body>;
type TestimonialsEdit = z.output<typeof saveTestimonialsEndpoint.body>;

export function saveQuestions(
  tx: Tx,
  actor: Actor,
  { questions, base_updated_at }: QuestionsEdit,
): SaveResult {
  return saveList(tx, actor, {
    name: 'questions',
    base_updated_at,
    replace: () => replaceQuestions(tx, questions),
    textsOf: (all) => all.questions.map(({ question }) => question),
  });
}

export function saveTestimonials(
  tx: Tx,
  actor: Actor,
  { testimonials, base_updated_at }: TestimonialsEdit,
): SaveResult {
  return saveList(tx, actor, {
    name: 'testimonials',
    base_updated_at,
    replace: () => replaceTestimonials(tx, testimonials),
    textsOf: (all) => all.testimonials.map(({ quote }) => quote),
  });
}
