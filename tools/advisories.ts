import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge, parseExceptions } from './advisories/judge.ts';

/**
 * `npm run advisories`: asks the registry what is known of the packages that are installed for production and for
 * building. Exit code 1 at anything high or critical that docs/advisories.json does not except, with a reason and a day.
 * Where the registry can not be asked it says so, and fails only when ADVISORIES=required.
 */
const FILE = fileURLToPath(new URL('../docs/advisories.json', import.meta.url));
const exceptions = parseExceptions(JSON.parse(readFileSync(FILE, 'utf8')));

/** What npm prints; it ends with an error both for a finding and for a registry that does not answer. */
function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    const options = { timeout: 60_000, maxBuffer: 50_000_000, shell: process.platform === 'win32' };
    execFile('npm', ['audit', '--json'], options, (_error, stdout) => resolve(stdout));
  });
}

const verdict = judge(await askNpm(), { exceptions, today: new Date().toISOString().slice(0, 10) });
for (const line of verdict.lines) console.log(line);
const mustAnswer = process.env.ADVISORIES === 'required';
process.exitCode = verdict.state === 'bad' || (verdict.state === 'unknown' && mustAnswer) ? 1 : 0;
