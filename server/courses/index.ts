/**
 * Content, lessons, progress, files and certificates for holders. Nothing owner-only is returned without checking for
 * an active holding each time (DECISIONS 18).
 */

export { listOwnCertificates } from './certificates/certificates.queries.ts';
export { getCertificate, issueCertificate, readOwnCertificate } from './certificates/certificates.ts';
export { type CertificateSheet, renderCertificate } from './certificates/render-certificate.ts';
export type { CourseServices } from './courses-services.ts';
export { createDownloadLink, openFile, openPublicFile } from './files/downloads.ts';
export { listOwnDownloads } from './files/files.queries.ts';
export { createFileLinks, createFilmLinks, type FileLinks } from './files/signed-links.ts';
export { createStampedCopies } from './files/stamped-copies.ts';
export { listHandIns, listOwnHandIns, readReceivedHandIn } from './hand-ins/hand-ins.queries.ts';
export {
  handInWork,
  openOwnHandInFile,
  openReceivedFile,
  reviewHandIn,
  uploadHandInFile,
} from './hand-ins/hand-ins.ts';
export { eraseLearner, readCourseConsumption } from './learners.ts';
export {
  type FilmFile,
  getFreeFilm,
  openFilmFile,
  openFreeFilmFile,
  openLessonFilmFile,
  renewFilmLink,
} from './lessons/films.ts';
export { getLesson } from './lessons/get-lesson.ts';
export { listOwnNotes } from './lessons/notes.queries.ts';
export { saveNote } from './lessons/notes.ts';
export { listOwnProgress } from './lessons/progress.queries.ts';
export { openLesson, recordLessonProgress } from './lessons/progress.ts';
export {
  listLearners,
  readCourseProgress,
  readLearningReminder,
  readNextLesson,
  sendLearningReminders,
} from './pace/pace.ts';
export { listOwnReminders, unbegunCourses } from './pace/reminders.queries.ts';
export { getPurchase, listPurchases, readCurrentCourse } from './purchases/purchases.ts';
export {
  listOwnQuestions,
  listQuestions,
  readAskedQuestion,
  readQuestionSource,
} from './questions/questions.queries.ts';
export { answerQuestion, askQuestion, listLessonQuestions } from './questions/questions.ts';
export { listOwnAttempts } from './quiz/quiz.queries.ts';
export { answerQuizQuestion, retryQuiz } from './quiz/quiz.ts';
