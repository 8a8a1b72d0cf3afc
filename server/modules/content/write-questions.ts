import type { Tx } from '#server/platform/db.ts';
import { replaceQuestions } from './content.queries.ts';

export interface NewQuestion {
  readonly question: string;
  /** Plain text; a blank line begins a paragraph. */
  readonly answer: string;
}

/** These questions in this order, in place of all that were there. */
export function writeQuestions(tx: Tx, questions: readonly NewQuestion[]): Promise<void> {
  return replaceQuestions(
    tx,
    questions.map(({ question, answer }, sort_order) => ({ question, answer, sort_order })),
  );
}
