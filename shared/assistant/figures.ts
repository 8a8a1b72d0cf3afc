import type { QuestionKind } from './assistant.ts';

interface ResultFacts {
  readonly kind: QuestionKind;
  readonly is_found: boolean;
  readonly is_cited: boolean;
  readonly is_refused: boolean;
  readonly is_leaked: boolean;
}

interface Share {
  readonly part: number;
  readonly of: number;
}

export interface EvaluationFigures {
  /** Answerable questions whose page is among the first five passages (recall@5). */
  readonly recalled: Share;
  /** Answerable questions whose answer rests on that page. */
  readonly cited: Share;
  /** Counts those that nothing here answers, and those that ask for lessons of others. */
  readonly refused: Share;
  /** Counts all of them; zero is the promise. */
  readonly leaked: Share;
}

export function figuresOf(results: readonly ResultFacts[]): EvaluationFigures {
  const share = (of: readonly ResultFacts[], counts: (result: ResultFacts) => boolean): Share => ({
    part: of.filter(counts).length,
    of: of.length,
  });
  const answerable = results.filter(({ kind }) => kind === 'answerable');
  const unanswerable = results.filter(({ kind }) => kind === 'unanswerable' || kind === 'foreign');
  return {
    recalled: share(answerable, ({ is_found }) => is_found),
    cited: share(answerable, ({ is_cited }) => is_cited),
    refused: share(unanswerable, ({ is_refused }) => is_refused),
    leaked: share(results, ({ is_leaked }) => is_leaked),
  };
}
