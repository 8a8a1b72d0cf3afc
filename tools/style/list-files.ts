import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const CONFIGURATIONS = ['*.config.ts', '*.md'];
const FOLDERS = ['app', 'bench', 'contract', 'db', 'docs', 'messages', 'server', 'shared', 'tests', 'tools'];

/** Tracked and new files by git, else all files of the folders. */
export function listFiles(): readonly string[] {
  const asked = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...CONFIGURATIONS, ...FOLDERS],
    {
      encoding: 'utf8',
    },
  );
  // A copy without its history may lie inside another repository, which knows none of these files.
  const known = asked.status === 0 ? asked.stdout.split('\n').filter((file) => file !== '') : [];
  return known.length > 0 ? known : FOLDERS.filter((folder) => existsSync(folder)).flatMap(filesIn);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'));
}
