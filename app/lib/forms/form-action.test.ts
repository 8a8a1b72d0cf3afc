import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiContext } from '#app/lib/api/api-context.ts';
import type { Client } from '#contract/client.ts';
import { adminApi } from '#contract/endpoint.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type FormRefusal, formAction, formActions } from './form-action.ts';
import { STAY_ON_PAGE } from './form-reply.ts';

const schema = z.object({
  name: z.string('Wajib.').max(5, 'Panjang.'),
  price: z.int(),
  password: z.string(),
});
const right = { name: 'Sari', price: '25000', password: 'rahasia' };

type Send = (
  input: z.output<typeof schema>,
) => Promise<Result<{ to: string; data: Record<string, string> } | { to: string }, FormRefusal>>;

async function post(answers: Readonly<Record<string, string>>, send: Send) {
  const action = formAction({
    form: 'x',
    schema,
    send,
    refusals: { FORM_CLOSED: { status: 409 } },
    secrets: ['password'],
  });
  const answer = await action(argsOf(answers));
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  return { status: answer.init?.status ?? 200, ...answer.data };
}

function argsOf(answers: Readonly<Record<string, string>>, client: Client = { call: never }) {
  const context = new RouterContextProvider();
  context.set(apiContext, { loaderClient: client, actionClient: client });
  const request = new Request('http://localhost/x', { method: 'POST', body: new URLSearchParams(answers) });
  return { request, context, params: { id: 'a' } };
}

const never = () => {
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

const rename = adminApi.put('/api/x/{id}', {
  summary: 'x',
  params: z.object({ id: z.string() }),
  body: z.object({ rows: z.array(z.string()) }),
  output: z.object({ count: z.int() }),
  refusals: { NAME_TAKEN: { status: 409 } },
});

const renaming = formAction({
  endpoint: rename,
  form: 'rename',
  schema: z.object({ name: z.string() }),
  call: ({ name }, { param }) => ({ params: { id: param('id') }, body: { rows: [name] } }),
  done: ({ count }, { name }) => `${name} ${count}`,
  failed: () => 'Gagal.',
  fieldOf: { NAME_TAKEN: 'name' },
});

test('a form of an endpoint calls it, says what was done, and shows its refusals at its own fields', async () => {
  const asked: unknown[] = [];
  const send = async (answer: unknown) => {
    const call: Client['call'] = async (_: unknown, ...input: readonly unknown[]) => {
      asked.push(...input);
      return JSON.parse(JSON.stringify(answer));
    };
    const reply = await renaming(argsOf({ name: 'Sari' }, { call }));
    return reply instanceof Response ? null : { status: reply.init?.status ?? 200, ...reply.data };
  };
  expect(await send({ ok: true, value: { count: 1 } })).toMatchObject({ success: { message: 'Sari 1' } });
  expect(asked).toEqual([{ params: { id: 'a' }, body: { rows: ['Sari'] } }]);
  const refused = (code: string, more: object = {}) =>
    send({ ok: false, refusal: { code, message: 'Tidak.', ...more } });
  expect(await refused('NAME_TAKEN')).toMatchObject({ status: 409, result: { error: { name: ['Tidak.'] } } });
  expect(await refused('INVALID_INPUT', { fields: { 'rows.0': 'Salah.' } })).toMatchObject({
    result: { error: { 'rows[0]': ['Salah.'] } },
  });
  expect(await refused('INTERNAL')).toMatchObject({ status: 500, problem: { message: 'Gagal.' } });
});

test('the form that was posted is told by its hidden field; an unknown one is the usual one', async () => {
  const named = (to: string) => formAction({ send: async () => succeed({ to }) });
  const action = formActions({ remove: named('/removed') }, named('/saved'));
  for (const [intent, to] of [
    ['remove', '/removed'],
    ['constructor', '/saved'],
    ['', '/saved'],
  ] as const) {
    const answer = await action(argsOf({ intent }));
    expect(answer instanceof Response && answer.headers.get('location')).toBe(to);
  }
});
