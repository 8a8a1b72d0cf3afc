import type { Reader } from '#server/platform/db.ts';
import { selectQuestions, selectTestimonials } from '../content.queries.ts';

/** Active questions and testimonials in the order of the page. */
export async function listFaqAndTestimonials(reader: Reader) {
  const [questions, testimonials] = await Promise.all([selectQuestions(reader), selectTestimonials(reader)]);
  return { questions, testimonials };
}
