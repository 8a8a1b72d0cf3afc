import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findJava } from '#tools/setup/find-tools.mjs';
import { TEST_LIMIT_MS } from '../time-limits.ts';

const JAR = resolve('node_modules/vnu-jar/build/dist/vnu.jar');
/** ARIA in HTML lets every button be a switch, also one that posts its form; the checker does not know it. */
const SWITCH_THAT_SUBMITS = 'Bad value “submit” for attribute “type” on element “button”.';
/** So may one that says what the first paint waits for (https://html.spec.whatwg.org/#link-type-expect); the checker is older. */
const EXPECTED_CONTENT =
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.';
const NO_ERRORS = new Set([SWITCH_THAT_SUBMITS, EXPECTED_CONTENT]);
const run = promisify(execFile);
const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().default('') }),
  ),
});
const failed = z.object({ stderr: z.string() });

export interface HtmlDocument {
  /** How a problem names it. */
  readonly name: string;
  readonly html: string;
}

/** Errors of the Nu HTML checker, each with its first place; one process with bounded memory checks all documents. */
export async function htmlErrors(documents: readonly HtmlDocument[]): Promise<readonly string[]> {
  const java = findJava();
  if (java === null) throw new Error('the HTML checker needs Java');
  const folder = await mkdtemp(join(tmpdir(), 'arunika-html-'));
  try {
    await Promise.all(documents.map(({ html }, index) => writeFile(join(folder, `${index}.html`), html)));
    const output = await check(java, folder);
    const found = new Map<string, string>();
    for (const { url, message, extract } of report.parse(JSON.parse(output)).messages) {
      if (NO_ERRORS.has(message)) continue;
      const { name } = documents[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? { name: url };
      if (!found.has(message))
        found.set(message, `${name}: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`);
    }
    return [...found.values()];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** It writes to stderr, and ends with 1 when it found something. */
async function check(java: string, folder: string): Promise<string> {
  const args = [
    '-Xmx400m',
    // It reads each page once: compiling harder takes longer than it saves, and needs deeper stacks.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xss4m',
    '-jar',
    JAR,
    '--errors-only',
    '--format',
    'json',
    '--exit-zero-always',
    folder,
  ];
  try {
    return (await run(java, args, { timeout: TEST_LIMIT_MS, maxBuffer: 64 * 1024 * 1024 })).stderr;
  } catch (error) {
    const { success, data } = failed.safeParse(error);
    throw new Error(`the HTML checker did not run: ${success ? data.stderr.slice(0, 500) : String(error)}`);
  }
}
