import { readAccount } from '#server/account/index.ts';
import { readProductFiles } from '#server/catalog/index.ts';
import { readFile } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { CourseLesson } from '#shared/courses/course.ts';
import { parseFilmAddress } from '#shared/courses/film-hosts.ts';
import { refuse, succeed } from '#shared/result.ts';
import { selectOwnCertificate } from '../certificates/certificates.queries.ts';
import { findLesson, isDone, toCourse } from '../courses.rules.ts';
import type { CourseServices } from '../courses-services.ts';
import { createFileLink, type FileUse } from '../files/downloads.ts';
import { selectHandIn } from '../hand-ins/hand-ins.queries.ts';
import { fileFacts } from '../purchases/purchases.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import type { LessonPlace } from '../quiz/quiz.queries.ts';
import { readQuiz } from '../quiz/quiz.ts';
import { createFilmLink } from './films.ts';
import { locksOf, requirementOf } from './lesson-lock.rules.ts';
import { selectNote } from './notes.queries.ts';
import { selectProgress } from './progress.queries.ts';
import { type LessonRequest, recordLessonOpening } from './progress.ts';

/** Reading a lesson opens it (DECISIONS 56); refused if that would forfeit the refund or it is locked. */
export async function getLesson(services: CourseServices, { user_id, slug, lesson_id }: LessonRequest) {
  const reader = services.db.orm;
  const held = await requireHeldProduct(reader, user_id, slug);
  if (!held.ok) return held;
  const { content, holding } = held.value;
  const { product, modules } = content;
  const at = { ...holding, now: services.clock.now() };
  const learner = { user_id, product_id: product.id };
  const visits = await selectProgress(reader, learner);
  const course = toCourse(content, visits, at);
  const found = findLesson(modules, lesson_id);
  if (course === null || found === null) return refuse({ code: 'LESSON_NOT_FOUND' });
  const { lesson, ...place } = found;
  const lock = locksOf(content, visits, at).get(lesson.id);
  if (lock !== undefined) return refuse({ code: 'LESSON_LOCKED' as const, details: lock });
  const here = { ...learner, lesson_id: lesson.id };
  const visit = visits.find((known) => known.lesson_id === lesson.id);
  // Counted before it is returned; a reopened lesson costs no write.
  if (visit?.opened_at == null) {
    const opened = await recordLessonOpening(services, { ...here, forfeits_refund: false });
    if (!opened.ok) return opened;
  }
  const [certificate, note, video, embed, file, work] = await Promise.all([
    selectOwnCertificate(reader, user_id, product.id),
    selectNote(reader, here),
    videoOf(services, learner, lesson),
    embedOf(services, lesson),
    fileOf(reader, product.id, lesson.file_id),
    workOf(reader, lesson, here),
  ]);
  return succeed({
    product: { slug: product.slug, title: product.title },
    course,
    ...place,
    has_certificate: certificate !== null,
    note,
    lesson: {
      id: lesson.id,
      title: lesson.title,
      type: lesson.type,
      duration: lesson.duration,
      description: lesson.description,
      body: lesson.body,
      video,
      embed,
      file,
      ...work,
      requirement: requirementOf(lesson, visit),
      is_done: isDone(lesson, visit),
      position_seconds: visit?.position_seconds ?? 0,
    },
  });
}

async function workOf(reader: Reader, { quiz, assignment }: CourseLesson, place: LessonPlace) {
  const [answers, hand_in] = await Promise.all([
    quiz === null ? null : readQuiz(reader, quiz, place),
    assignment === null ? null : selectHandIn(reader, place),
  ]);
  return { quiz: answers, assignment: assignment === null ? null : { ...assignment, hand_in } };
}

async function videoOf(
  services: CourseServices,
  learner: Pick<FileUse, 'user_id' | 'product_id'>,
  { video }: CourseLesson,
) {
  if (video === null) return null;
  const hrefOf = (file_id: string) => createFileLink(services, { ...learner, file_id, purpose: 'view' }).url;
  const captions = video.captions_file_id;
  const [{ email }, film] = await Promise.all([
    readAccount(services.db.orm, learner.user_id),
    createFilmLink(services, { user_id: learner.user_id, file_id: video.file_id }),
  ]);
  return {
    url: hrefOf(video.file_id),
    captions_url: captions === null ? null : hrefOf(captions),
    holder: email,
    film,
  };
}

async function embedOf({ readFilmHosts }: CourseServices, { embed_url }: CourseLesson) {
  const film = embed_url === null ? null : parseFilmAddress(embed_url);
  if (film === null) return null;
  return (await readFilmHosts()).includes(film.host) ? film : { ...film, src: null };
}

async function fileOf(reader: Reader, productId: string, id: string | null) {
  if (id === null) return null;
  const [file, listed] = await Promise.all([readFile(reader, id), readProductFiles(reader, productId)]);
  const title = listed.find(({ file_id }) => file_id === id)?.title ?? null;
  return file === null ? null : { ...fileFacts(file), title };
}
