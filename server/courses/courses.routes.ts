import * as certificates from '#contract/courses/certificates.ts';
import * as films from '#contract/courses/films.ts';
import * as handIns from '#contract/courses/hand-ins.ts';
import * as contract from '#contract/courses/learning.ts';
import * as notes from '#contract/courses/lesson-notes.ts';
import * as questions from '#contract/courses/lesson-questions.ts';
import * as quiz from '#contract/courses/lesson-quiz.ts';
import * as publicCertificates from '#contract/courses/public-certificates.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { certificatePath } from '#shared/courses/course.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { named, succeed } from '#shared/result.ts';
import { readPreferences } from '../account/index.ts';
import { sendFile, sendFilm } from '../api/answers.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import { translateTitles } from '../translations/index.ts';
import {
  answerQuizQuestion,
  askQuestion,
  type CourseServices,
  createDownloadLink,
  getCertificate,
  getLesson,
  getPurchase,
  handInWork,
  issueCertificate,
  listLessonQuestions,
  listPurchases,
  openFile,
  openFilmFile,
  openLesson,
  openLessonFilmFile,
  openOwnHandInFile,
  readOwnCertificate,
  recordLessonProgress,
  renderCertificate,
  renewFilmLink,
  retryQuiz,
  saveNote,
  uploadHandInFile,
} from './index.ts';

export interface CourseRouteServices extends CourseServices {
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const PRIVATE = 'private, no-store';

export function courseRoutes(services: CourseRouteServices): readonly Implementation[] {
  return [
    ...purchaseRoutes(services),
    ...lessonRoutes(services),
    ...lessonWorkRoutes(services),
    ...certificateRoutes(services),
  ];
}

function purchaseRoutes(services: CourseRouteServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.listPurchases, async ({ caller, query }) =>
      succeed(await listPurchases(db.orm, { ...query, user_id: caller.id }, services.clock.now())),
    ),
    implement(contract.getPurchase, ({ caller, params }) =>
      named('purchase', getPurchase(services, caller.id, params.slug)),
    ),
    implement(contract.createDownloadLink, ({ caller, params }) =>
      createDownloadLink(services, { ...params, user_id: caller.id }),
    ),
    implement(contract.getFile, async ({ caller, params, query }) => {
      const link = { ...query, file_id: params.id, user_id: caller.id };
      const opened = await openFile(services, link);
      if (!opened.ok) return opened;
      const disposition = query.purpose === 'view' ? ('inline' as const) : ('attachment' as const);
      return succeed({ ...opened.value, disposition, cache_control: PRIVATE });
    }),
  ];
}

function lessonRoutes(services: CourseRouteServices): readonly Implementation[] {
  return [
    implement(contract.getLesson, ({ caller, params }) =>
      getLesson(services, { ...params, user_id: caller.id }),
    ),
    implement(contract.openLesson, ({ caller, params }) =>
      openLesson(services, { ...params, user_id: caller.id }),
    ),
    implement(films.renewFilmLink, ({ caller, params }) =>
      renewFilmLink(services, { ...params, user_id: caller.id }),
    ),
    implement(films.getLessonFilmFile, ({ caller, params }) =>
      sendFilm(services.storage, openLessonFilmFile(services, { ...params, user_id: caller.id })),
    ),
    implement(films.getFilmFile, ({ params }) => sendFilm(services.storage, openFilmFile(services, params)), {
      is_self_proving: true,
    }),
    implement(questions.listLessonQuestions, ({ caller, params }) =>
      listLessonQuestions(services.db.orm, { ...params, user_id: caller.id }),
    ),
    implement(notes.saveNote, ({ caller, params, body }) =>
      saveNote(services.db, { ...params, ...body, user_id: caller.id }),
    ),
    implement(questions.askQuestion, ({ caller, params, body }) =>
      askQuestion(services.db, { ...params, ...body, user_id: caller.id }),
    ),
    implement(contract.recordLessonProgress, ({ caller, params, body }) =>
      recordLessonProgress(services, {
        ...params,
        ...body,
        user_id: caller.id,
        watched_at: new Date(body.watched_at),
      }),
    ),
  ];
}

function certificateRoutes(services: CourseRouteServices): readonly Implementation[] {
  const { db, app_url, readSettings } = services;
  return [
    implement(publicCertificates.getCertificate, ({ params }) =>
      named('certificate', getCertificate(db.orm, params.code)),
    ),
    implement(certificates.issueCertificate, ({ caller, params, body }) =>
      named('certificate', issueCertificate(db, { ...params, ...body, user_id: caller.id })),
    ),
    implement(certificates.getCertificateFile, async ({ caller, params }) => {
      const found = await readOwnCertificate(db.orm, caller.id, params.slug);
      if (!found.ok) return found;
      const { brand_name, consultant_name } = await readSettings();
      const { mail_language } = await readPreferences(db.orm, caller.id);
      const check_url = app_url + pathInLanguage(certificatePath(found.value.code), mail_language);
      const sheet = { ...found.value, brand_name, consultant_name, check_url };
      return succeed({
        file_name: `${found.value.number}.pdf`,
        content_type: 'application/pdf' as const,
        content: await runInLanguage(mail_language, async () =>
          renderCertificate(await translateTitles(db.orm, sheet)),
        ),
      });
    }),
  ];
}

function lessonWorkRoutes(services: CourseServices): readonly Implementation[] {
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
