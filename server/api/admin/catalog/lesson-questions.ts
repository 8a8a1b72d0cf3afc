import * as contract from '#contract/admin/catalog/lesson-questions.ts';
import { answerQuestion, listQuestions } from '#server/modules/learning/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../../actor.ts';
import { type Implementation, implement } from '../../implement.ts';

export function staffQuestionRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listQuestions, async ({ query: { state, ...window } }) =>
      succeed(await listQuestions(db.orm, state, window)),
    ),
    implement(contract.answerQuestion, (call) =>
      answerQuestion(db, { ...call.params, ...call.body }, actorOf(call)),
    ),
  ];
}
