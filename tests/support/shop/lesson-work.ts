import type { QuizQuestion } from '#shared/courses/lesson-work.ts';

/** Words that only stand where something is right or explained. */
export const KEY = 'kunci-jawaban';

const option = (id: string, is_correct: boolean) => ({ id, text: `Pilihan ${id}`, is_correct });

/** A question of each kind; `b`, `b` and `c`, and "email" are right. */
export const quizQuestions = [
  {
    ...{ id: 'satu', type: 'single', text: 'Satu yang mana?', answers: [], explanation: `${KEY} satu` },
    options: [option('a', false), option('b', true)],
  },
  {
    ...{ id: 'dua', type: 'multiple', text: 'Dua yang mana?', answers: [], explanation: `${KEY} dua` },
    options: [option('a', false), option('b', true), option('c', true)],
  },
  {
    ...{ id: 'tiga', type: 'short', text: 'Apa namanya?', options: [] },
    ...{ answers: ['e-mail', `${KEY} lain`], explanation: null },
  },
] as const satisfies readonly QuizQuestion[];

export const quiz = { pass_percent: 60, is_required: true, questions: quizQuestions };

export const rightAnswers = [
  { question_id: 'satu', choices: ['b'], text: '' },
  { question_id: 'dua', choices: ['c', 'b'], text: '' },
  { question_id: 'tiga', choices: [], text: 'Email.' },
] as const;

export const wrongAnswers = [
  { question_id: 'satu', choices: ['a'], text: '' },
  { question_id: 'dua', choices: ['b'], text: '' },
  { question_id: 'tiga', choices: [], text: 'surat' },
] as const;

export const assignment = { task: 'Kirim daftar harga Anda.', is_required: true };

const lesson = (id: string, more: object) => ({
  id,
  title: `Pelajaran ${id}`,
  duration: '5 menit',
  type: 'text',
  body: `<p>${id}</p>`,
  ...more,
});

/** Modules of a course whose first lesson has a quiz or an assignment. */
export const modulesAsking = (more: object) => [
  { title: 'Isi', lessons: [lesson('a', more), lesson('b', {}), lesson('c', {})] },
];
