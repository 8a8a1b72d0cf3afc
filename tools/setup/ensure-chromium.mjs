import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';
import { command, root } from './paths.mjs';
import { run } from './run.mjs';

/** The headless shell takes a third of a full browser's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** Prefers CHROMIUM_PATH, then an installed one, Debian's package, and Playwright's own. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return find() ?? (await install());
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file) && answers(file));
}

/** Ubuntu's `chromium-browser` may be a stub. On Windows, asking would open a window. */
function answers(file) {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

async function install() {
  await installDebianPackage('chromium-headless-shell');
  const packaged = find();
  if (packaged) return packaged;
  console.error("Fetching Playwright's Chromium…");
  await run(command('playwright-core'), ['install', 'chromium']);
  return playwrightsOwn();
}

function playwrightsOwn() {
  const script = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))";
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const file = asked.stdout.trim();
  if (!existsSync(file)) throw new Error('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
  return file;
}
