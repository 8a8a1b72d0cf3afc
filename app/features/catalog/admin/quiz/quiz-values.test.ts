import { expect, test } from 'vitest';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { postedValues } from '#tests/support/form.tsx';
import { full } from '#tests/support/shop/admin-products.ts';
import { assignment, quiz } from '#tests/support/shop/lesson-work.ts';
import { productInput } from '../values/product-input.ts';
import { readValues, rowValues, valuesOf } from '../values/product-values.ts';

const parse = (values: FormValues) => parseForm(postedValues(values), productInput);
const inputOf = (values: FormValues) => {
  const submission = parse(values);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
};
const errorsOf = (values: FormValues) => {
  const submission = parse(values);
  return submission.status === 'error' ? (submission.error ?? {}) : {};
};

test('a lesson carries its quiz and its assignment through the form, and what it asks for nobody is none', () => {
  const asked = { ...quiz, questions: [...quiz.questions] };
  const lesson = { id: 'a', title: 'Kuis', type: 'text', body: null, quiz: asked, assignment };
  const typed = readValues({ ...valuesOf(full), modules: [{ title: 'Awal', lessons: [lesson] }] });
  expect(typed.modules[0]?.lessons[0]?.quiz.questions[2]?.answers).toBe(quiz.questions[2].answers.join('\n'));
  expect(inputOf(typed).modules[0]?.lessons[0]).toMatchObject({ quiz: asked, assignment });
  const empty = readValues({
    ...typed,
    modules: [{ lessons: [{ ...lesson, quiz: null, assignment: null }] }],
  });
  expect(inputOf(empty).modules[0]?.lessons[0]).toMatchObject({ quiz: null, assignment: null });
  // A row that was just added has nothing yet.
  expect(rowValues.questions.parse({})).toMatchObject({ type: 'single', answers: '', options: [] });
  expect(rowValues.lessons.parse({}).quiz.questions).toEqual([]);
  const [first] = quiz.questions;
  const none = { ...first, options: first.options.map((option) => ({ ...option, is_correct: false })) };
  const wrong = { ...lesson, quiz: { ...quiz, questions: [none] } };
  expect(errorsOf(readValues({ ...typed, modules: [{ lessons: [wrong] }] }))).toEqual({
    'modules[0].lessons[0].quiz.questions[0].options': ['Tandai tepat satu pilihan sebagai jawaban benar.'],
  });
});
