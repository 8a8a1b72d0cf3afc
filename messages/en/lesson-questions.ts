import type { lessonQuestionsCopy as id } from '../id/lesson-questions.ts';

export const lessonQuestionsCopy: typeof id = {
  title: 'Questions',
  ask: 'Ask about this lesson',
  hint: 'The answer appears here and is mailed to you. If it helps everyone, we show question and answer to the other learners, without your name.',
  send: 'Send question',
  sending: 'Sending...',
  sent: 'Your question is sent.',
  yours: 'Your question',
  others: 'A question of another learner',
  answer: 'Answer',
  waits: 'Waiting for an answer',
  failed: 'The questions could not be loaded. Reload the page to try again.',
};
