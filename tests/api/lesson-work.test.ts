import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct } from '#tests/support/shop/courses.ts';
import { assignment, KEY, quiz, quizQuestions } from '#tests/support/shop/lesson-work.ts';
import { productCalls, template } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

const course = (more: object) =>
  template('Kelas kuis', {
    type: 'e_course',
    modules: [{ lessons: [{ id: 'a', title: 'Kuis', is_preview: true, ...more }] }],
  });

test('what is right in a quiz is told to nobody before they answer: no page, no content, no lesson has it', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { post } = productCalls(stage);
  const { product } = (await post('', course({ quiz, assignment, body: '<p>Isi</p>' }))).body;
  await buyProduct(db, stage.buyer, product);
  const lesson = `/api/purchases/${product.slug}/lessons/a`;
  await stage.send('user', { method: 'POST', path: `${lesson}/open` });
  for (const [caller, path] of [
    ['visitor', `/api/products/${product.slug}`],
    ['visitor', `/api/products/${product.slug}/content`],
    ['user', `/api/purchases/${product.slug}`],
    ['user', lesson],
  ] as const) {
    const answer = await stage.send(caller, { method: 'GET', path });
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('is_correct');
  }
  const said = await stage.send('user', {
    ...{ method: 'POST', path: `${lesson}/quiz/answers` },
    body: { question_id: 'satu', choices: ['a'] },
  });
  expect(await said.text()).toContain(`${KEY} satu`);
});

test('a quiz can be answered: too few options, none right, two of one, or no accepted answer are refused at their field', async ({
  db,
}) => {
  const { post } = productCalls(await openStage(db));
  const [single, multiple, short] = quizQuestions;
  const wrong = { text: 'Salah', is_correct: false };
  const right = { text: 'Benar', is_correct: true };
  for (const [question, field] of [
    [{ ...single, options: [right] }, 'options'],
    [{ ...single, options: [wrong, wrong] }, 'options'],
    [{ ...single, options: [right, right] }, 'options'],
    [{ ...multiple, options: [wrong, wrong] }, 'options'],
    [{ ...short, answers: [] }, 'answers'],
  ] as const) {
    const refused = await post('', course({ quiz: { ...quiz, questions: [question] } }));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      [`modules.0.lessons.0.quiz.questions.0.${field}`],
    ]);
  }
  // What has no id gets one, and what has one keeps it.
  const fresh = { ...single, id: '', options: [wrong, right] };
  const made = await post('', course({ quiz: { ...quiz, questions: [single, { ...single }, fresh] } }));
  expect(made.status).toBe(200);
  const asked: { id: string; options: { id: string }[] }[] =
    made.body.product.modules[0].lessons[0].quiz.questions;
  expect(asked[0]?.id).toBe('satu');
  expect(new Set(asked.map(({ id }) => id)).size).toBe(3);
  expect(asked.flatMap(({ options }) => options).every(({ id }) => id !== '')).toBe(true);
});
