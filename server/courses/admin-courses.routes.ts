import * as contract from '#contract/courses/admin-course-progress.ts';
import * as adminHandInsContract from '#contract/courses/admin-hand-ins.ts';
import * as adminLessonQuestionsContract from '#contract/courses/admin-lesson-questions.ts';
import { actorOf } from '#server/api/actor.ts';
import { sendFile } from '#server/api/answers.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import {
  answerQuestion,
  listHandIns,
  listLearners,
  listQuestions,
  openReceivedFile,
  readCourseProgress,
  reviewHandIn,
} from './index.ts';

interface Services {
  readonly db: Database;
  readonly storage: Storage;
}

export function staffHandInRoutes({ db, storage }: Services): readonly Implementation[] {
  return [
    implement(adminHandInsContract.listHandIns, async ({ query }) =>
      succeed(await listHandIns(db.orm, query)),
    ),
    implement(adminHandInsContract.reviewHandIn, (call) =>
      reviewHandIn(db, { ...call.params, ...call.body }, actorOf(call)),
    ),
    // Never shown in the browser: it comes from somebody else.
    implement(adminHandInsContract.getReceivedFile, async ({ params }) => {
      const opened = await openReceivedFile(db.orm, params.id);
      if (!opened.ok) return opened;
      return succeed(
        sendFile(storage, opened.value, {
          disposition: 'attachment',
          cache_control: 'private, no-store',
        }),
      );
    }),
  ];
}

export function staffQuestionRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(adminLessonQuestionsContract.listQuestions, async ({ query }) =>
      succeed(await listQuestions(db.orm, query)),
    ),
    implement(adminLessonQuestionsContract.answerQuestion, (call) =>
      answerQuestion(db, { ...call.params, ...call.body }, actorOf(call)),
    ),
  ];
}

export function courseProgressRoutes(): readonly Implementation[] {
  return [
    implement(contract.getCourseProgress, ({ reader, params }) => readCourseProgress(reader, params.id), {
      reads: 'replica',
    }),
    implement(contract.listLearners, ({ reader, params, query }) => listLearners(reader, params.id, query), {
      reads: 'replica',
    }),
  ];
}
