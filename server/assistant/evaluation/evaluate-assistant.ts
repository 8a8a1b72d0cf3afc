import type { EvaluationResult, TestQuestion } from '#contract/assistant/admin.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { type Answer, type AskServices, answerQuestion } from '../asking/answer-question.ts';
import { readWhole } from '../asking/read-whole.ts';
import { finishEvaluation, listQuestions } from '../desk/desk.queries.ts';

/** Asks every question of the owner's test as a visitor would, one after the other, and keeps what became of each. */
export async function evaluateAssistant(services: AskServices, id: string): Promise<void> {
  const { db } = services;
  const results: EvaluationResult[] = [];
  let cost: Sen = sen(0);
  for (const question of await listQuestions(db.orm)) {
    const answer = await ask(services, question);
    results.push(resultOf(question, answer));
    cost = addSen(cost, answer.cost_bigint);
  }
  await withTx(db, async (tx) => succeed(await finishEvaluation(tx, id, { results, cost_bigint: cost })));
}

const ask = (services: AskServices, { question, language }: TestQuestion): Promise<Answer> =>
  readWhole(
    answerQuestion(
      services,
      {
        ...{ purpose: 'evaluation' as const, asker: 'evaluation', user_id: null, conversation_id: null },
        ...{ language, question, draft_kind: null, lesson_key: null },
      },
      new AbortController().signal,
    ),
  );

/** The page that answers is expected among so many passages. */
const RECALL_AMONG = 5;

export function resultOf(question: TestQuestion, answer: Answer): EvaluationResult {
  const { id, kind, expected_path } = question;
  const isExpected = ({ path }: { readonly path: string }) => path === expected_path;
  const cited = answer.groups.flatMap(({ sources }) => sources.flatMap((n) => answer.passages[n - 1] ?? []));
  return {
    question_id: id,
    kind,
    question: question.question,
    is_found: answer.passages.slice(0, RECALL_AMONG).some(isExpected),
    is_cited: cited.some(isExpected),
    is_refused: answer.status === 'refused',
    is_leaked: hasLeaked(question, answer),
    status: answer.status,
  };
}

/** Visitors read no lesson at all; a secret is looked for in what was sent and in what was said. */
function hasLeaked({ secret }: TestQuestion, { passages, groups }: Answer): boolean {
  const out = [...passages.map(({ body }) => body), ...groups.map(({ text }) => text)]
    .join('\n')
    .toLowerCase();
  const hasLesson = passages.some(({ kind }) => kind === 'lesson');
  return hasLesson || (secret !== '' && out.includes(secret.toLowerCase()));
}
