import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { selectAllQuestions, selectAllTestimonials } from './content.queries.ts';
import { type NewQuestion, writeQuestions } from './write-questions.ts';
import { type NewTestimonial, writeTestimonials } from './write-testimonials.ts';

/** All questions and testimonials in the order of the page, also those that are hidden. */
export async function listAllVoices(reader: Reader) {
  const [questions, testimonials] = await Promise.all([
    selectAllQuestions(reader),
    selectAllTestimonials(reader),
  ]);
  return { questions, testimonials };
}

/** These questions in this order, in place of all that were there; what went is in the audit log. */
export async function saveQuestions(tx: Tx, actor: Actor, questions: readonly NewQuestion[]) {
  const before = (await listAllVoices(tx)).questions.map(({ question }) => question);
  await writeQuestions(tx, questions);
  await recordAudit(tx, actor, {
    action: 'questions.changed',
    subject: { type: 'site', id: 'questions' },
    before: { questions: before },
    after: { questions: questions.map(({ question }) => question) },
  });
  return listAllVoices(tx);
}

/** These testimonials in this order, in place of all that were there; what went is in the audit log. */
export async function saveTestimonials(tx: Tx, actor: Actor, testimonials: readonly NewTestimonial[]) {
  const before = (await listAllVoices(tx)).testimonials.map(({ quote }) => quote);
  await writeTestimonials(tx, testimonials);
  await recordAudit(tx, actor, {
    action: 'testimonials.changed',
    subject: { type: 'site', id: 'testimonials' },
    before: { testimonials: before },
    after: { testimonials: testimonials.map(({ quote }) => quote) },
  });
  return listAllVoices(tx);
}
