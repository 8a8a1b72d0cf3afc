import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findKeptRelease } from './kept-release.ts';

let folder = '';
let root = '';
const author = ['-c', 'user.name=Uji', '-c', 'user.email=uji@contoh.example'];
const git = (...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Returns the new commit. */
function commitFile(path: string, text: string): string {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', path);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arunika-kept-'));
  root = join(folder, 'shop');
  mkdirSync(root);
  git('init', '--quiet');
  commitFile('README.md', 'a shop');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the newest kept release is the commit with its tag', async () => {
  expect(await findKeptRelease(root)).toBeNull();
  commitFile('tests/releases/1.9.0.age', 'older');
  commitFile('tests/releases/1.10.0.age', 'newer');
  const tagged = commitFile('CHANGELOG.md', 'late');
  git('tag', 'v1.10.0');
  commitFile('README.md', 'later');
  expect(await findKeptRelease(root)).toEqual({ version: '1.10.0', commit: tagged });
});

test('without its tag it is the commit that added its backup, also when the backup was touched later', async () => {
  const keeping = commitFile('tests/releases/1.0.0.age', 'kept');
  commitFile('tests/releases/1.0.0.age', 'mended');
  expect(await findKeptRelease(root)).toEqual({ version: '1.0.0', commit: keeping });
});

test('a history that was cut off does not have it', async () => {
  commitFile('tests/releases/1.0.0.age', 'kept');
  commitFile('README.md', 'later');
  git('clone', '--quiet', '--depth=1', `file://${root}`, join(folder, 'shallow'));
  expect(await findKeptRelease(join(folder, 'shallow'))).toEqual({ version: '1.0.0', commit: null });
});
