/**
 * Content, lessons, progress, files and certificates for holders. Nothing owner-only is returned without checking for
 * an active holding each time (DECISIONS 18).
 */

export { listOwnCertificates } from './certificates/certificates.queries.ts';
export { issueCertificate } from './certificates/issue-certificate.ts';
export { getCertificate, readOwnCertificate } from './certificates/read-certificates.ts';
export { type CertificateSheet, renderCertificate } from './certificates/render-certificate.ts';
export type { LearningServices } from './courses-services.ts';
export { eraseLearner } from './erase-learner.ts';
export { createDownloadLink } from './files/create-download-link.ts';
export { createFileLinks, type FileLinks } from './files/file-links.ts';
export { listOwnDownloads } from './files/files.queries.ts';
export { createFilmLinks } from './files/film-links.ts';
export { openFile, openPublicFile } from './files/open-file.ts';
export { type FilmFile, openFilmFile } from './files/open-film-file.ts';
export { createStampedCopies } from './files/stamped-copies.ts';
export { handInWork } from './hand-ins/hand-in-work.ts';
export { listOwnHandIns } from './hand-ins/hand-ins.queries.ts';
export { openOwnHandInFile, openReceivedFile } from './hand-ins/open-hand-in-file.ts';
export { reviewHandIn } from './hand-ins/review-hand-in.ts';
export { listHandIns, readReceivedHandIn } from './hand-ins/staff-hand-ins.queries.ts';
export { uploadHandInFile } from './hand-ins/upload-hand-in-file.ts';
export { openLessonFilmFile, renewFilmLink } from './lessons/get-film-link.ts';
export { getFreeFilm, openFreeFilmFile } from './lessons/get-free-film.ts';
export { getLesson } from './lessons/get-lesson.ts';
export { openLesson } from './lessons/open-lesson.ts';
export { listOwnProgress } from './lessons/progress.queries.ts';
export { recordLessonProgress } from './lessons/record-lesson-progress.ts';
export { listOwnNotes } from './notes/notes.queries.ts';
export { saveNote } from './notes/save-note.ts';
export { listLearners, readCourseProgress } from './pace/read-course-progress.ts';
export { readLearningReminder, sendLearningReminders } from './pace/remind-learners.ts';
export { listOwnReminders } from './pace/reminders.queries.ts';
export { getPurchase } from './purchases/get-purchase.ts';
export { listPurchases, readCurrentCourse } from './purchases/list-purchases.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { askQuestion, listLessonQuestions } from './questions/ask-question.ts';
export { listOwnQuestions } from './questions/questions.queries.ts';
export { listQuestions, readAskedQuestion } from './questions/staff-questions.queries.ts';
export { answerQuizQuestion } from './quiz/answer-quiz-question.ts';
export { listOwnAttempts } from './quiz/quiz.queries.ts';
export { retryQuiz } from './quiz/retry-quiz.ts';
export { readConsumption } from './read-consumption.ts';
