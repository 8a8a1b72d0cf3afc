import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge, parseExceptions } from './advisories/judge.ts';

/**
 * `npm run advisories`: asks the registry for advisories on installed packages, for production and for building. Exit
 * code 1 at anything high or critical that docs/advisories.json does not except with a reason and a day. An unreachable
 * registry is reported, and fails only when ADVISORIES=required.
 */
const FILE = fileURLToPath(new URL('../docs/advisories.json', import.meta.url));
const exceptions = parseExceptions(JSON.parse(readFileSync(FILE, 'utf8')));

/** npm exits with an error both for a finding and for an unreachable registry. */
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
