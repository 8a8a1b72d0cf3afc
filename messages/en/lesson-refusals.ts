import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-questions.ts';
import type { lessonRefusals as id } from '../id/lesson-refusals.ts';

export const lessonRefusals: typeof id = {
  ASSIGNMENT_NOT_FOUND: 'This lesson asks for no assignment.',
  CERTIFICATE_NOT_FOUND: 'This certificate was not found, or is not issued yet.',
  COURSE_UNFINISHED: 'Lessons still to finish: {lessons_left}.',
  FEEDBACK_MISSING: 'Write what should be improved.',
  HAND_IN_ACCEPTED: 'This assignment is accepted and cannot be replaced any more.',
  HAND_IN_CHANGED: 'The learner has just replaced it. Reload, then review the new one.',
  HAND_IN_EMPTY: 'Write your answer, or add a file.',
  HAND_IN_FILE_BROKEN: 'This file is damaged, cut off, or not what its name says.',
  HAND_IN_FILE_TOO_LARGE: 'This file is larger than 20 MB.',
  HAND_IN_FILE_TYPE_REFUSED:
    'Send a picture (JPEG, PNG, WebP) or a document (PDF, DOCX, XLSX, PPTX, CSV, MD, TXT, ZIP).',
  HAND_IN_NOT_FOUND: 'This hand-in was not found.',
  LESSON_LOCKED: 'This lesson is not open yet.',
  LESSON_NOT_FOUND: 'This lesson was not found.',
  LESSON_UNFINISHED: 'This lesson is done once its quiz is passed or its assignment accepted.',
  QUIZ_ANSWER_MISSING: 'Choose or write an answer first.',
  QUIZ_NOT_FOUND: 'This lesson has no quiz.',
  QUIZ_QUESTION_NOT_FOUND: 'This question is gone. Reload the quiz.',
  TOO_MANY_QUESTIONS: `${MAX_OPEN_QUESTIONS} of your questions about this course wait for an answer already. Please wait for those first.`,
};
