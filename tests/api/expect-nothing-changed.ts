import { expect } from 'vitest';
import { z } from 'zod';
import { readBooks } from '#tests/support/shop/books.ts';
import type { Request, Stage } from './stage.ts';

const apiError = z.object({
  error: z.string().min(3),
  code: z.string().regex(/^[A-Z_]+$/),
  request_id: z.string().min(8),
  fields: z.record(z.string(), z.string().min(3)).optional(),
});

/** A call that must be refused. */
export interface InvalidCall {
  readonly what: string;
  readonly request: Request;
  readonly status: number | readonly number[];
  /** The field that must be named. */
  readonly field?: string;
}

/** Words of libraries and databases that no person should ever read. */
const FOREIGN = /zod|invalid_|expected|received|select |insert |syntax error|stack|\bat .*\.ts/i;

async function expectRefused(stage: Stage, { what, request, status, field }: InvalidCall): Promise<void> {
  const answer = await stage.send('user', request);
  const text = await answer.text();
  expect([what, [status].flat().includes(answer.status) ? 'refused' : answer.status, text]).toEqual([
    what,
    'refused',
    text,
  ]);
  const error = apiError.parse(JSON.parse(text));
  expect(`${what}: ${error.error} ${JSON.stringify(error.fields ?? {})}`).not.toMatch(FOREIGN);
  if (field !== undefined) expect([what, Object.keys(error.fields ?? {})]).toEqual([what, [field]]);
}

/** Makes every call and then compares the books: one look for all, because none may change anything. */
export async function expectNothingChanged(stage: Stage, calls: readonly InvalidCall[]): Promise<void> {
  const before = await readBooks(stage.db);
  for (const call of calls) await expectRefused(stage, call);
  expect(await readBooks(stage.db)).toEqual(before);
}
