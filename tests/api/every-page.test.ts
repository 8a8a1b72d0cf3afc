import { expect, test } from 'vitest';
import { accountCopy } from '#messages/account/account.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { addressesOf, pagePatterns } from '#tests/support/every-page.ts';
import { findForeign } from '#tests/support/shop/catalogues.ts';

const parameterised = pagePatterns.filter((pattern) => /[:*]/.test(pattern));
const indonesian = { login: { ...accountCopy.login } };
const english = { login: runInLanguage('en', () => ({ ...accountCopy.login })) };
const examples = Object.fromEntries(parameterised.map((pattern) => [pattern, ['/somewhere']]));

test('a page without an example, and an example of no page, are told by name', () => {
  expect(parameterised.length).toBeGreaterThan(20);
  expect(addressesOf(examples).size).toBe(pagePatterns.length);
  const { '/blog/:slug': _, ...rest } = examples;
  expect(() => addressesOf(rest)).toThrow('pages without an example: /blog/:slug;');
  expect(() => addressesOf({ ...examples, '/gone': ['/gone'] })).toThrow('examples of no page: /gone');
});

test('a text of the other language is found, as a whole and within a sentence; names and content are not', () => {
  const [inEnglish, inIndonesian] = [findForeign('en'), findForeign('id')];
  expect(inEnglish([indonesian.login.title])).toEqual([indonesian.login.title]);
  expect(inEnglish([`Halo. ${indonesian.login.moved}`])).toContain(indonesian.login.moved);
  expect(inIndonesian([english.login.moved])).toContain(english.login.moved);
  expect(inEnglish([english.login.moved, 'Bahasa Indonesia', 'Marketplace'])).toEqual([]);
});
