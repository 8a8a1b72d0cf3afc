import { expect, test } from 'vitest';
import { linkToken, readLinkToken } from './link-tokens.ts';
import { fillLinks, linksOf, placeholderOf, targetOf } from './message-links.rules.ts';

const site = { app_url: 'https://toko.example', campaign: 'kelas-baru' };

test('links of both languages count once each, in their order, without mail addresses and places', () => {
  const body =
    '<p><a href="/a">a</a> <a href="mailto:x@y.example">m</a> <a href="#x">p</a> <a href="https://b.example/?x=1&amp;y=2" rel="noreferrer">b</a></p>';
  expect(linksOf({ body, body_en: '<p><a href="/c">c</a><a href="/a">a</a></p>' })).toEqual([
    '/a',
    'https://b.example/?x=1&y=2',
    '/c',
  ]);
});

test('own pages get tags, other sites stay as they are', () => {
  expect(targetOf('/product/a?x=1', site)).toBe(
    'https://toko.example/product/a?x=1&utm_source=broadcast&utm_medium=mail&utm_campaign=kelas-baru',
  );
  expect(targetOf('https://b.example/?x=1', site)).toBe('https://b.example/?x=1');
});

test('a placeholder is filled wherever it stands', () => {
  const text = `${placeholderOf(0)} ${placeholderOf(12)}`;
  expect(fillLinks(text, (link) => `L${link}`)).toBe('L0 L12');
});

test('a token opens with its own and an earlier secret, and with no other', () => {
  const link = { send_id: 123_456_789, link: 7 };
  const token = linkToken(link, 'old');
  expect(readLinkToken(token, ['new', 'old'])).toEqual(link);
  expect(readLinkToken(token, ['new'])).toBeNull();
  expect(readLinkToken(token.replace(/\.7\./, '.8.'), ['old'])).toBeNull();
  for (const broken of ['', '..', 'x', `${token}x`, token.slice(1)])
    expect(readLinkToken(broken, ['old'])).toBeNull();
});
