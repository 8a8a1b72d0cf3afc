import type { lessonQuestionMailCopy as id } from '../id/lesson-question-mails.ts';

export const lessonQuestionMailCopy: typeof id = {
  askedSubject: (lesson) => `Question under a lesson: ${lesson}`,
  from: 'From',
  lesson: 'Lesson',
  answer: 'Answer the question',
  answeredSubject: (lesson) => `Your question is answered: ${lesson}`,
  youAsked: (question) => `Your question:\n${question}`,
  open: 'Open the lesson',
};
