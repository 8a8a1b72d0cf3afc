import * as handIns from '#contract/courses/hand-ins.ts';
import * as quiz from '#contract/courses/lesson-quiz.ts';
import {
  answerQuizQuestion,
  handInWork,
  type LearningServices,
  openOwnHandInFile,
  retryQuiz,
  uploadHandInFile,
} from '#server/courses/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { sendFile } from '../api/send-file.ts';

export function lessonWorkRoutes(services: LearningServices): readonly Implementation[] {
  const { db, storage } = services;
  return [
    implement(quiz.answerQuizQuestion, ({ caller, params, body }) =>
      answerQuizQuestion(db, { ...params, ...body, user_id: caller.id }),
    ),
    implement(quiz.retryQuiz, ({ caller, params }) => retryQuiz(db, { ...params, user_id: caller.id })),
    implement(handIns.uploadHandInFile, ({ caller, params, query, file }) =>
      uploadHandInFile(services, { ...params, ...query, ...file, user_id: caller.id }),
    ),
    implement(handIns.handInWork, ({ caller, params, body }) =>
      handInWork(db, { ...params, ...body, user_id: caller.id }),
    ),
    implement(handIns.getHandInFile, async ({ caller, params }) => {
      const opened = await openOwnHandInFile(db.orm, { ...params, user_id: caller.id });
      return opened.ok ? succeed(sendFile(storage, opened.value, PRIVATE_DOWNLOAD)) : opened;
    }),
  ];
}

const PRIVATE_DOWNLOAD = { disposition: 'attachment', cache_control: 'private, no-store' } as const;
