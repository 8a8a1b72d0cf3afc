import type { questionsCopy as id } from '../id/admin-questions.ts';

export const questionsCopy: typeof id = {
  title: 'Lesson questions',
  short: 'Questions',
  list: 'List of questions',
  state: 'Status',
  states: { waiting: 'Waiting for an answer', answered: 'Answered' },
  count: (count) => `${count} ${count === '1' ? 'question' : 'questions'}`,
  failed: 'The questions could not be loaded',
  none: {
    title: 'No questions yet',
    hint: 'Buyers of a course can ask under each lesson. Unanswered questions come first.',
  },
  noMatch: 'No questions here',
  from: (name, day) => `${name}, ${day}`,
  answer: 'Answer',
  answerTo: (name) => `Answer ${name}`,
  share: 'Show to all learners, without the asker’s name',
  send: 'Send answer',
  save: 'Save changes',
  change: 'Change the answer',
  sending: 'Saving...',
  saved: 'Answer saved.',
  sendFailed: 'The answer is not saved yet',
  isShared: 'Shown to all learners',
  isPrivate: 'Only for the person who asked',
};
