import * as contract from '#contract/courses/admin-lesson-questions.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { answerQuestion, listQuestions } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';

export function staffQuestionRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listQuestions, async ({ query }) => succeed(await listQuestions(db.orm, query))),
    implement(contract.answerQuestion, (call) =>
      answerQuestion(db, { ...call.params, ...call.body }, actorOf(call)),
    ),
  ];
}
