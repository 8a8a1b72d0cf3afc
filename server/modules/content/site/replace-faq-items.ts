import type { Tx } from '#server/platform/db.ts';
import { replaceQuestions } from '../content.queries.ts';

export interface NewFaqItem {
  readonly question: string;
  /** Plain text; a blank line begins a paragraph. */
  readonly answer: string;
  /** Shown unless it says otherwise. */
  readonly is_active?: boolean;
}

/** These questions in this order, in place of all that were there. */
export function replaceFaqItems(tx: Tx, questions: readonly NewFaqItem[]): Promise<void> {
  return replaceQuestions(
    tx,
    questions.map((entry, sort_order) => ({ ...entry, sort_order })),
  );
}
