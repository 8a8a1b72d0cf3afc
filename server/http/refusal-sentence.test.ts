import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createProduct, listAdminProducts } from '#contract/catalog/admin-products.ts';
import type { Endpoint, FailureShape } from '#contract/endpoint.ts';
import { commonErrors } from '#contract/errors.ts';
import { getAnyWallet } from '#contract/wallet/admin.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { refusalSentence } from './refusal-sentence.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value;

async function allShapes(): Promise<readonly (readonly [code: string, shape: FailureShape])[]> {
  const files = globSync('contract/*/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const modules: readonly object[] = await Promise.all(files.map((file) => import(resolve(file))));
  const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  return [
    ...Object.keys(commonErrors).map((code) => [code, {}] as const),
    ...endpoints.flatMap(({ refusals, failures = {} }) => [
      ...Object.entries(refusals),
      ...Object.entries(failures),
    ]),
  ];
}

test('each code of the contract says something, and each sentence is said by one', async () => {
  const shapes = await allShapes();
  expect(shapes.length).toBeGreaterThan(300);
  const said = new Set(shapes.map(([code, shape]) => refusalSentence(code, shape)));
  const library = readFileSync('server/http/auth/errors.ts', 'utf8');
  const unsaid = Object.entries(refusalCopy).filter(
    ([key, sentence]) => !(said.has(sentence) || library.includes(`'${key}'`)),
  );
  expect(unsaid).toEqual([]);
});

test('[AERR-053, AERR-054, AERR-055] what breaks is told in the words of the call', () =>
  runInLanguage('en', () => {
    const words = [getAnyWallet, listAdminProducts, createProduct].map(({ failures }) =>
      refusalSentence('UNEXPECTED', failures.UNEXPECTED),
    );
    expect(words).toEqual(['Failed to get wallet', 'Failed to get products', 'Failed to create product']);
  }));
