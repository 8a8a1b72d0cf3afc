import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { coverage, rowsOf } from './coverage.ts';
import { idsInSource, idsInTitle } from './ids.ts';

const inSource = (text: string) => idsInSource({ path: 'shared/a.test.ts', text });

describe('titles', () => {
  test('one id, several ids, and none', () => {
    expect(idsInTitle('[WAL-014] a purchase')).toEqual(['WAL-014']);
    expect(idsInTitle('[WAL-014, AORD-2,ENT-003] a purchase')).toEqual(['WAL-014', 'AORD-2', 'ENT-003']);
    expect(idsInTitle('WAL-014 without brackets, [a list] and [WAL-] prove nothing')).toEqual([]);
  });

  test('every way of writing a test is read', () => {
    expect(inSource("test('[A-1] x', () => {}); it(`[A-2] x`, () => {});")).toEqual(['A-1', 'A-2']);
    expect(inSource("test.each(rows)('[A-3] %s', () => {}); it.for`a`('[A-4] x', () => {});")).toEqual([
      'A-3',
      'A-4',
    ]);
    expect(inSource("test('[A-5] x', { timeout: 9 }, async ({ db }) => {});")).toEqual(['A-5']);
  });

  test('a test inherits the ids of its groups, and a group alone proves nothing', () => {
    const text =
      "describe('[A-1] g', () => { describe.each(r)('[A-2] h', () => { test('[A-3] x', f); }); });";
    expect(inSource(text)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(inSource("describe('[A-1] g', () => {});")).toEqual([]);
  });

  test('what is switched off, commented out, or no title proves nothing', () => {
    expect(
      inSource(`test.sk${''}ip('[A-1] x', f); describe.to${''}do('[A-2] g', () => { test('x', f); });`),
    ).toEqual([]);
    expect(inSource("// test('[A-1] x', f);\nconst note = '[A-2] x'; check('[A-3] x', f);")).toEqual([]);
  });
});

describe('coverage', () => {
  const table =
    'id\tarea\tkind\trequirement\tcopy\nWAL-1\ta\tb\tPays.\t\nWAL-2\ta\tb\tRefunds.\tKembali\nENT-1\ta\tb\tHolds.\t\n';
  const requirements = rowsOf(table);

  test('counts every prefix, and passes with open rows where none was asked for', () => {
    expect(coverage({ requirements, named: ['WAL-1', 'WAL-1'], prefixes: [] })).toEqual({
      lines: ['ENT 0/1', 'WAL 1/2', 'total 1/3'],
      exit_code: 0,
    });
  });

  test('lists what is open under a prefix that was asked for, and fails', () => {
    expect(coverage({ requirements, named: ['WAL-1'], prefixes: ['WAL'] })).toEqual({
      lines: ['open WAL-2 Refunds.', 'WAL 1/2', 'total 1/2'],
      exit_code: 1,
    });
    expect(coverage({ requirements, named: ['WAL-1', 'WAL-2'], prefixes: ['WAL'] }).exit_code).toBe(0);
  });

  test('fails on a prefix, or an id in a title, that is no requirement', () => {
    expect(coverage({ requirements, named: [], prefixes: ['XYZ'] }).exit_code).toBe(1);
    expect(coverage({ requirements, named: ['WAL-9'], prefixes: [] })).toEqual({
      lines: ['a test names WAL-9, which is no requirement', 'ENT 0/1', 'WAL 0/2', 'total 0/3'],
      exit_code: 1,
    });
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('../requirements.ts', import.meta.url));
  const testFile = 'shared/a.test.ts';
  let project = '';

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'requirements-'));
    write('docs/requirements/site.tsv', 'id\trequirement\nWAL-1\tPays.\nWAL-2\tRefunds.\n');
    write(testFile, "test('[WAL-1] x', f); test('[WAL-2] y', f);");
  });
  afterEach(() => rmSync(project, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }

  /** Results of a run in which the first test passed and the second failed. */
  function writeRun(): void {
    const assertionResults = [
      { ancestorTitles: [], title: '[WAL-1] x', status: 'passed' },
      { ancestorTitles: [], title: '[WAL-2] y', status: 'failed' },
    ];
    const testResults = [{ name: join(project, testFile), assertionResults }];
    write('.test/results-unit.json', JSON.stringify({ testResults }));
    write('.test/results-journeys.json', JSON.stringify({ testResults: [] }));
  }

  function ask(...prefixes: readonly string[]) {
    const { stdout, status } = spawnSync(process.execPath, [script, ...prefixes], {
      cwd: project,
      encoding: 'utf8',
    });
    return { said: stdout.trim().split('\n').slice(0, -1), status };
  }

  test('reads the titles as written where nothing ran', () => {
    expect(ask('wal')).toEqual({ said: ['WAL 2/2', 'total 2/2'], status: 0 });
  });

  test('believes a run that is newer than the tests: a red test proves nothing', () => {
    writeRun();
    expect(ask('WAL')).toEqual({ said: ['open WAL-2 Refunds.', 'WAL 1/2', 'total 1/2'], status: 1 });
  });

  test('does not believe a run that is older than a test, or that left a test file out', () => {
    writeRun();
    write('shared/b.test.ts', '');
    const past = new Date(Date.now() - 60_000);
    utimesSync(join(project, 'shared/b.test.ts'), past, past);
    expect(ask('WAL').status).toBe(0);
    rmSync(join(project, 'shared/b.test.ts'));
    const future = new Date(Date.now() + 60_000);
    utimesSync(join(project, testFile), future, future);
    expect(ask('WAL').status).toBe(0);
  });
});
