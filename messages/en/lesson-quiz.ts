import type { lessonQuizCopy as id } from '../id/lesson-quiz.ts';

export const lessonQuizCopy: typeof id = {
  place: (place, total) => `Quiz, question ${place} of ${total}`,
  several: 'Choose all that are right.',
  single: 'Options',
  short: 'Your answer',
  rule: (right, total, isRequired) =>
    isRequired
      ? `${right} of ${total} right opens the next lesson. Try as often as you like.`
      : `You pass with ${right} of ${total} right. Try as often as you like.`,
  answer: 'Check answer',
  answering: 'Checking...',
  judged: { chosenRight: 'Your choice, right', right: 'Right answer', wrong: 'Your choice' },
  isRight: 'Right.',
  isWrong: 'Not quite.',
  accepted: (answers) => `Accepted answers: ${answers}`,
  next: 'Next question',
  nextPlace: (place, total) => `${place} of ${total}`,
  result: 'See the result',
  passed: 'Quiz passed',
  failed: 'Not passed yet',
  score: (right, total) => `${right} of ${total} right`,
  toPass: (right) => `You need ${right} right to pass. Read the explanations, then try once more.`,
  stillPassed: 'You have passed before, and that stays.',
  best: (percent, attempts) =>
    `Best result ${percent}%, of ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`,
  retry: 'Try again',
  review: (place, isRight) => `Question ${place}, ${isRight ? 'right' : 'not right'}`,
  answers: 'Look at each question again',
};
