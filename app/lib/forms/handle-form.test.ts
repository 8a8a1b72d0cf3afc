import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuse, succeed } from '#shared/result.ts';
import { type FormReply, STAY_ON_PAGE } from './form-reply.ts';
import { handleForm } from './handle-form.ts';

const schema = z.object({
  name: z.string('Wajib.').max(5, 'Panjang.'),
  price: z.int(),
  password: z.string(),
});
const right = { name: 'Sari', price: '25000', password: 'rahasia' };

type Send = Parameters<typeof handleForm<typeof schema>>[0]['send'];

async function post(answers: Readonly<Record<string, string>>, send: Send) {
  const request = new Request('http://localhost/x', { method: 'POST', body: new URLSearchParams(answers) });
  const answer = await handleForm({
    request,
    form: 'x',
    schema,
    send,
    refusals: { FORM_CLOSED: { status: 409 } },
    secrets: ['password'],
  });
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  const reply: FormReply = answer.data;
  return { status: answer.init?.status ?? 200, ...reply };
}

const never: Send = () => {
  throw new Error('nothing is sent that is wrong');
};

test('success redirects with 303, and a form that stays gets its data', async () => {
  const taken: Send = async ({ price }) => succeed({ to: '/done', data: { price: String(price) } });
  expect(await post(right, taken)).toEqual({ status: 303, to: '/done' });
  expect(await post({ ...right, [STAY_ON_PAGE]: '1' }, taken)).toMatchObject({
    status: 200,
    problem: null,
    success: { price: '25000' },
  });
});

test('errors come back at their fields with the input, without secrets', async () => {
  const answer = await post({ ...right, name: 'Sari Wulandari' }, never);
  expect(answer).toMatchObject({ status: 422, problem: { code: 'INVALID_INPUT' } });
  expect(answer).toHaveProperty('result.error', { name: ['Panjang.'] });
  expect(answer).toHaveProperty('result.initialValue.name', 'Sari Wulandari');
  expect(JSON.stringify(answer)).not.toContain('rahasia');
});

test.for([
  ['FORM_CLOSED', 409],
  ['TOO_MANY_REQUESTS', 429],
  ['UNAUTHENTICATED', 401],
  ['INTERNAL', 500],
  ['NETWORK_ERROR', 503],
] as const)(
  'a refusal %s of the API comes back as a page of status %i that keeps what was typed',
  async ([code, status]) => {
    const fields = { name: 'Sudah dipakai.' };
    const answer = await post(right, async () => refuse({ code, message: 'Tidak bisa.', fields }));
    expect(answer).toMatchObject({ status, problem: { code, message: 'Tidak bisa.' } });
    expect(answer).toHaveProperty('result.error', { name: ['Sudah dipakai.'] });
    expect(answer).toHaveProperty('result.initialValue.name', 'Sari');
    expect(JSON.stringify(answer)).not.toContain('rahasia');
  },
);

test('[DECISIONS 60] rupiah with its points is never taken for a fraction', async () => {
  for (const price of ['25.000', '1e3', 'Rp 5', '2,5']) {
    expect(await post({ ...right, price }, never)).toMatchObject({ status: 422 });
  }
});
