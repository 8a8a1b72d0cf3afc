import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';
import { listFiles } from '../style/list-files.ts';

const files = listFiles();
const rows = readFileSync(`${root}/docs/requirements/security/asvs-5.tsv`, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', level = '', state = '', requirement = '', where = ''] = line.split('\t');
    return { id, level, state, requirement, where };
  });

test('every requirement of levels 1 and 2 has one line: 70 and 183', () => {
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ id, requirement }) => !/^V\d+\.\d+\.\d+$/.test(id) || requirement === '')).toEqual(
    [],
  );
});

test('what is tested names tests that are there, what is written or the host’s names files, the rest a reason', () => {
  const wrong = rows.flatMap(({ id, state, where }) => {
    const names = where.split(' ');
    if (state === 'tested')
      return names.flatMap((name) => {
        const meant = files.filter((path) => `/${path}`.endsWith(`/${name}`));
        return meant.length === 1 && /\.(test|e2e)\.tsx?$/.test(name) ? [] : [`${id}: ${name}`];
      });
    if (state === 'written' || state === 'host')
      return names.filter((name) => !existsSync(`${root}/${name}`)).map((name) => `${id}: ${name}`);
    return ['not here', 'open'].includes(state) && where.length >= 5 ? [] : [`${id}: ${state}`];
  });
  expect(wrong).toEqual([]);
});

test('the page about security says how many lines are open', () => {
  const page = readFileSync(`${root}/docs/security.md`, 'utf8');
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
  expect(open.filter((id) => !page.includes(id))).toEqual([]);
});
