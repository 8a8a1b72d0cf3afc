import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');
const CAST = 'a cast: parse, narrow, or type the source';
const TEXT = 'a text of its own: it belongs to the catalogues of both languages (messages/)';
const CLASS = 'a class that is no error: use functions and data';

/** A path, what catches the planted violation (a rule, or the message of the plugin), and its text; null: allowed. */
const planted: readonly (readonly [path: string, caught: string | null, text: string])[] = [
  ['shared/cast.ts', CAST, 'export const a = b as string;\n'],
  ['shared/angle-cast.ts', CAST, 'export const a = <string>b;\n'],
  ['shared/kinds.ts', null, "export const kinds = ['a', 'b'] as const;\n"],
  ['shared/class.ts', CLASS, 'export class Box {}\n'],
  ['shared/class-value.ts', CLASS, 'export const Box = class {};\n'],
  ['shared/error.ts', null, 'export class PortTakenError extends Error {}\n'],
  ['shared/assertion.ts', 'lint/style/noNonNullAssertion', 'export const a = b!;\n'],
  ['shared/any.ts', 'lint/suspicious/noExplicitAny', 'export let a: any;\n'],
  ['app/features/text.tsx', TEXT, 'export const A = () => <p>Saldo Anda</p>;\n'],
  ['app/features/label.tsx', TEXT, 'export const A = () => <nav aria-label="Utama" />;\n'],
  ['app/features/sentence.ts', TEXT, "export const a = 'Saldo belum cukup';\n"],
  ['app/features/template.ts', TEXT, `export const a = (b: string) => \`Saldo bertambah sebesar \${b}\`;\n`],
  ['app/features/fallback.ts', TEXT, "export const a = (b: string) => b || 'Transaksi';\n"],
  ['app/features/role.ts', TEXT, "export const a = { 'aria-roledescription': 'dapat dipindahkan' };\n"],
  ['app/features/title.ts', TEXT, "export const a = { title: 'Billing' };\n"],
  ['app/features/markup.ts', TEXT, `export const a = '<div aria-label="Tabel">';\n`],
  ['app/features/status.ts', null, "export const a = { status: 'Processed', className: 'flex grow' };\n"],
  ['app/features/classes.tsx', null, 'export const A = () => <p className="text-ink-2 mt-2" />;\n'],
  ['app/features/failure.ts', null, "export const a = () => new Error('Saldo belum cukup');\n"],
  ['shared/sentence.ts', null, "export const a = 'Saldo belum cukup';\n"],
  ['shared/enum.ts', 'lint/style/noEnum', 'export enum A {\n  B,\n}\n'],
];

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

const root = mkdtempSync(join(tmpdir(), 'style-'));
afterAll(() => rmSync(root, { recursive: true }));

const caught = new Map<string, readonly string[]>();
beforeAll(() => {
  for (const file of ['biome.json', 'tools/style/syntax.grit', 'tools/style/copy.grit'])
    cpSync(file, join(root, file));
  for (const [path, , text] of planted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const options = ['--vcs-enabled=false', '--diagnostic-level=error', '--max-diagnostics=none'];
  const lint = spawnSync(process.execPath, [BIOME, 'lint', ...options, '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const { category, message, location } of report.parse(JSON.parse(lint.stdout)).diagnostics) {
    const name = category === 'plugin' ? message : category;
    caught.set(location.path, [...(caught.get(location.path) ?? []), name]);
  }
});

test.each(planted)('%s: %s', (path, expected) => {
  expect(caught.get(path) ?? []).toEqual(expected === null ? [] : [expected]);
});
