import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listFiles } from '../style/list-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
const files = listFiles();

/** Test files as the page names them, each with the title that it quotes, where it quotes one. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`(?: "([^"]+)")?/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

test('the page about security names no test that is not there, and none by half', () => {
  expect(named.length).toBeGreaterThan(30);
  const wrong = named.flatMap(({ file, title }) => {
    const meant = files.filter((path) => `/${path}`.endsWith(`/${file}`));
    if (meant.length !== 1) return [`${file}: ${meant.length} such files`];
    const text = readFileSync(`${root}${meant[0]}`, 'utf8');
    return text.includes(title) ? [] : [`${file}: no test says "${title}"`];
  });
  expect(wrong).toEqual([]);
});

test('every line of the two tables of the page names a measure, a proof and a chapter', () => {
  const attackers = page.slice(page.indexOf('| attacker |'), page.indexOf('## Data about people'));
  const rows = attackers.split('\n').filter((line) => /^\| (?!attacker|-)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const bare = rows.filter((row) => {
    const [attacker = '', measure = '', proof = '', chapter = ''] = row.slice(2, -2).split(' | ');
    return attacker === '' || measure === '' || !proof.includes('`') || !/^V\d+(, V\d+)*$/.test(chapter);
  });
  expect(bare).toEqual([]);
});

test('pages that it leads to are there', () => {
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !existsSync(`${root}docs/${link}`))).toEqual([]);
});
