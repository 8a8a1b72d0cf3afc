import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boundNumbers } from './bound-numbers.ts';
import { matchesLock } from './installed-packages.mjs';
import { CATALOGUES, LANGUAGE_MODULE, pickLanguage } from './one-language.ts';
import { sourcePatterns } from './script-groups.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** They install by themselves what they lack. */
const INSTALLING = ['start', 'dev', 'test', 'test:quick', 'bench', 'lighthouse', 'faults'];

describe('in a clone without packages', () => {
  let clone = '';
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'arunika-clone-'));
    cpSync('tools', join(clone, 'tools'), { recursive: true });
    cpSync('package.json', join(clone, 'package.json'));
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  test.for(Object.entries(scripts).filter(([name]) => !INSTALLING.includes(name)))(
    'npm run %s says what to run first, and no stack',
    ([, script]) => {
      const [program, ...args] = (script.split(' && ')[0] ?? '').split(' ');
      expect(program).toBe('node');
      const run = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
      expect(run.stderr).toBe('The packages are not installed yet. Run: npm ci\n');
      expect(run.status).toBe(1);
    },
  );

  test('the scripts that install do so through files that need no package', () => {
    for (const name of INSTALLING) {
      const file = /^node (tools\/[\w-]+\.mjs)(?: [\w/.-]+)?$/.exec(scripts[name] ?? '')?.[1];
      const source = readFileSync(resolve(file ?? `no script ${name}`), 'utf8');
      const imports = [...source.matchAll(/from '([^']+)'/g)].map((found) => found[1] ?? '');
      expect(imports.filter((path) => !/^(node:|\.\/((setup|test-run)\/)?[\w-]+\.mjs$)/.test(path))).toEqual(
        [],
      );
      expect(source).toContain('await ensureInstalled();');
    }
  });
});

describe('what is installed', () => {
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-machine': { version: '2.0.0', integrity: 'sha512-o', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };

  test('is right without the packages of other machines', () => {
    expect(matchesLock(locked, installed)).toBe(true);
  });

  test('is wrong when a package lacks, differs, or is no longer locked', () => {
    expect(matchesLock(locked, {})).toBe(false);
    expect(matchesLock(locked, { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } })).toBe(
      false,
    );
    expect(matchesLock(locked, { ...installed, 'node_modules/gone': { version: '1.0.0' } })).toBe(false);
  });
});

describe('what the build names', () => {
  /** `a/(b|c)` as `a/b` and `a/c`, from the innermost brackets outwards. */
  const expand = (pattern: string): readonly string[] => {
    const inner = /\(([^()]*)\)/.exec(pattern);
    if (inner === null) return [pattern];
    const around = (word: string) => pattern.replace(inner[0], () => word);
    return (inner[1] ?? '').split('|').flatMap((word) => expand(around(word)));
  };

  test.for(sourcePatterns.flatMap(expand))('is there: %s', (path) => {
    expect([`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file))).toHaveLength(1);
  });

  test('has the module of the language', () => {
    expect(existsSync(`.${LANGUAGE_MODULE}`)).toBe(true);
  });

  test('has every catalogue, so that a page gets one language', () => {
    const files = globSync('messages/**/*.ts', { cwd: '.' }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !CATALOGUES.test(`/a/${file}`))).toEqual([]);
  });

  test('has bound numbers in running texts, and not in the names of answers', () => {
    const { transform } = boundNumbers();
    const bind = (path: string): unknown =>
      typeof transform === 'function' &&
      Reflect.apply(transform, null, ["'5 jam': 'Rp 500 dan 5 jam',", path]);
    expect(bind('/a/messages/service-pages/freebies.ts')).toBe("'5 jam': 'Rp\u00a0500 dan 5\u00a0jam',");
    expect(bind('/a/messages/orders/admin.ts')).toBeNull();
  });

  test('has the texts of one language, whatever is between', () => {
    const code = `export const a = inLanguage<Words>({ id: { x: (n: number) => \`\${n} hari\` }, en: { x: (n) => 'days' } });
const b = inLanguage({ id: 'dan', en: 'and' });`;
    expect(pickLanguage(code, 'en')).toBe("export const a = ({ x: (n) => 'days' });\nconst b = ('and');");
    expect(pickLanguage(code, 'id')).not.toMatch(/days|and/);
    expect(() => pickLanguage("const a = inLanguage({ id: 'satu' });", 'en')).toThrow(
      'a catalogue without en',
    );
  });
});
