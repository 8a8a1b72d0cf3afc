import { expect, test } from 'vitest';
import { normalizeShortAnswer, type QuizQuestion, rightAnswersToPass } from '#shared/courses/lesson-work.ts';
import { judgeAnswer, scoreOf, toQuizView } from './quiz.rules.ts';

const option = (id: string, is_correct: boolean) => ({ id, text: `Pilihan ${id}`, is_correct });
const question = (more: Partial<QuizQuestion> = {}): QuizQuestion => ({
  ...{ id: 'q', type: 'single', text: 'Mana?', answers: [], explanation: 'Karena begitu.' },
  options: [option('a', false), option('b', true), option('c', true)],
  ...more,
});
const one = question({ options: [option('a', false), option('b', true)] });
const several = question({ type: 'multiple' });
const short = question({ type: 'short', options: [], answers: ['Rp 10.000', 'e-mail'] });

const choose = (of: QuizQuestion, ...choices: string[]) =>
  judgeAnswer(of, { choices, text: '' })?.is_correct ?? null;
const write = (text: string) => judgeAnswer(short, { choices: [], text })?.is_correct ?? null;

test('a choice is right when exactly what is right was chosen', () => {
  expect([choose(one, 'b'), choose(one, 'a')]).toEqual([true, false]);
  expect([choose(several, 'b', 'c'), choose(several, 'c', 'b')]).toEqual([true, true]);
  expect([choose(several, 'b'), choose(several, 'a', 'b', 'c')]).toEqual([false, false]);
});

test('nothing chosen, two of one, or an option of another question is no answer', () => {
  expect([choose(one), choose(one, 'a', 'b'), choose(one, 'x'), choose(several, 'b', 'x')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([write(''), write('   ')]).toEqual([null, null]);
});

test('a short answer is accepted in any case, with any spaces and punctuation', () => {
  expect(['rp10000', ' RP 10.000,- ', 'Rp. 10.000', 'E mail', 'email.', '(E-Mail)'].map(write)).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  expect(['10 ribu', 'surel', '?', 'Rp 10,5'].map(write)).toEqual([false, false, false, false]);
});

test('numbers keep what makes them other numbers', () => {
  const spelled = ['1,5', '15', '-5', '5', '1.000', '1,000', '1000'].map(normalizeShortAnswer);
  expect(new Set(spelled).size).toBe(5);
  expect(new Set(spelled.slice(4)).size).toBe(1);
  expect(normalizeShortAnswer('1.5')).toBe(normalizeShortAnswer('1,5'));
});

test.for([
  ['&&', '?'],
  ['{{ }}', '...'],
  ['*', '#'],
  ['!=', '='],
  ['C#', 'C'],
  ['C++', 'C'],
  ['R&D', 'RD'],
  ['{{ $json.email }}', '$json.email'],
  ['!aktif', 'aktif'],
  ['1/2', '12'],
  ['snake_case', 'snakecase'],
] as const)('%s and %s are two answers: their signs say what they are', ([one, other]) => {
  expect(normalizeShortAnswer(one)).not.toBe(normalizeShortAnswer(other));
  for (const same of [` ${one} `, `\u200B${one}`, one.toLowerCase()])
    expect(normalizeShortAnswer(same)).toBe(normalizeShortAnswer(one));
});

test.for([
  ['e-mail', 'E-mail.'],
  ['jum’at', "Jum'at"],
  ['“n8n”', 'n8n!'],
  ['{{ }}', '{{}}'],
  ['ＡＩ', 'ai'],
] as const)('%s and %s are one answer', ([one, other]) => {
  expect(normalizeShortAnswer(one)).toBe(normalizeShortAnswer(other));
});

test('a score is whole percent, and passing means as many as it says', () => {
  const answers = (right: number, all: number) =>
    Array.from({ length: all }, (_, n) => ({
      ...{ question_id: `${n}`, choices: [], text: '' },
      is_correct: n < right,
    }));
  for (let all = 1; all <= 50; all += 1)
    for (let right = 0; right <= all; right += 1)
      for (const pass of [1, 33, 50, 66, 67, 80, 99, 100])
        expect(scoreOf(answers(right, all), all) >= pass).toBe(right >= rightAnswersToPass(all, pass));
});

test('what is right stands only beside what was answered', () => {
  const given = judgeAnswer(one, { choices: ['a'], text: '' });
  if (given === null) throw new Error('an option of the question is an answer');
  const record = { is_required: true, is_passed: false, attempts: 0, best_percent: null };
  const attempt = { questions: [one, { ...several, id: 'r' }], pass_percent: 50, score_percent: null };
  const [first, second] = toQuizView({ ...attempt, answers: [given] }, record).questions;
  expect(first?.answer).toMatchObject({
    is_correct: false,
    right_choices: ['b'],
    explanation: 'Karena begitu.',
  });
  expect(second?.answer).toBeNull();
  expect(JSON.stringify(second)).not.toMatch(/is_correct|Karena/);
});
