import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge, parseExceptions } from './judge.ts';

const found = (severity: string, name = 'pustaka') => ({
  name,
  severity,
  title: 'Berbahaya',
  url: `https://github.com/advisories/GHSA-${name}-0000`,
});
const output = (...findings: readonly object[]) =>
  JSON.stringify({ vulnerabilities: { pustaka: { via: findings }, atasnya: { via: ['pustaka'] } } });
const rules = { exceptions: [], today: '2026-11-22' };
const excepted = (until: string) => [
  {
    advisory: 'GHSA-pustaka-0000',
    package: 'pustaka',
    until,
    reason: 'Only reached by the development server.',
  },
];

test('high and critical fail, lesser ones do not', () => {
  expect(judge(output(found('moderate')), rules).state).toBe('good');
  for (const severity of ['high', 'critical']) {
    const verdict = judge(output(found(severity)), rules);
    expect(verdict.state).toBe('bad');
    expect(verdict.lines).toEqual([
      `${severity} pustaka: Berbahaya https://github.com/advisories/GHSA-pustaka-0000`,
    ]);
  }
});

test('an exception covers its own advisory, of its own package, up to its day', () => {
  const today = '2026-11-22';
  const verdictOf = (until: string, ...findings: readonly object[]) =>
    judge(output(...findings), { exceptions: excepted(until), today }).state;
  expect(verdictOf('2026-11-22', found('critical'))).toBe('good');
  expect(verdictOf('2026-11-21', found('critical'))).toBe('bad');
  expect(verdictOf('2026-12-31', found('critical'), found('high', 'lain'))).toBe('bad');
});

test('a registry that does not answer is called that, never good', () => {
  const refused = judge('{"message": "405 Method Not Allowed", "statusCode": 405}', rules);
  expect(refused).toEqual({
    state: 'unknown',
    lines: ['Belum diperiksa: registry tidak dapat ditanya (405 Method Not Allowed).'],
  });
  expect(judge('', rules).state).toBe('unknown');
});

test('the exceptions of this project are readable, each with a reason and a day', () => {
  const file = new URL('../../docs/advisories.json', import.meta.url);
  expect(parseExceptions(JSON.parse(readFileSync(file, 'utf8')))).toBeInstanceOf(Array);
  expect(() => parseExceptions([{ advisory: 'GHSA-x', package: 'y', until: '2026-01-01' }])).toThrow(
    /reason/,
  );
});
