import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { followNpm } from './setup/exit-with-npm.mjs';
import { findJava, findPgbouncer, findRadicale, hasFfmpeg } from './setup/find-tools.mjs';
import { installDebianPackage } from './setup/install-debian-package.mjs';
import { command, environment, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import {
  isPassed,
  keepUnstable,
  MOST_RUN_AGAIN,
  MOST_UNSTABLE,
  nameOf,
  selectionOf,
  withPassed,
  worthRunningAgain,
} from './test-run/failures.mjs';
import { again, journeys, older, quick, steps, unit } from './test-steps.mjs';

const STOP_LIMIT_MS = 10_000;
const isQuick = process.argv.includes('--quick');
const count = { passed: 0, failed: 0 };
const running = new Set();
const leftOut = [];
const unstable = [];
const UNSTABLE = '.test/unstable.json';
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
followNpm(stop);

/** Waits for the ends of running steps, because journeys have an app, a browser and a PostgreSQL to stop. */
function stop() {
  if (isStopped) return;
  isStopped = true;
  for (const child of running) tell(child, 'SIGTERM');
  if (running.size === 0) process.exit(1);
  setTimeout(() => {
    for (const child of running) tell(child, 'SIGKILL');
    process.exit(1);
  }, STOP_LIMIT_MS);
}

function tell(child, signal) {
  const isGone = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (isGone || process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}

function execute(step, extra = {}) {
  const begun = performance.now();
  for (const file of [step.results, step.failures]) if (file) rmSync(join(root, file), { force: true });
  return new Promise((resolve) => {
    const child = spawn(step.file, step.args, {
      cwd: root,
      env: environment({ ...step.env, ...extra }),
      // A process group, so that all of it is signalled once: at a second signal tools break off hard.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code) => {
      running.delete(child);
      if (isStopped && running.size === 0) process.exit(1);
      resolve({ code, output, seconds: (performance.now() - begun) / 1000 });
    });
  });
}

async function take(step) {
  if (isStopped) return;
  const { code, output, seconds } = await execute(step);
  report(step, { isGood: code === 0, output, seconds });
}

/** Those that pass alone are unstable: no failure of this run, and the first thing to fix. */
async function takeTests(step, extra) {
  if (isStopped) return;
  const first = await execute(step, extra);
  const found = readJson(step.failures);
  const failures = worthRunningAgain(found?.failures ?? []);
  if (first.code === 0 || failures.length === 0 || failures.length > MOST_RUN_AGAIN)
    return report(step, { ...first, isGood: first.code === 0 });
  const passed = [];
  let { output } = first;
  for (const failure of failures) {
    const second = await runAgain(step, failure, extra);
    if (second.isGood) passed.push(failure);
    else output += `\nAgain, alone: ${nameOf(failure)}\n${second.output}`;
  }
  unstable.push(...passed);
  const isGood = passed.length === failures.length && found.unhandled.length === 0;
  report(step, { isGood, output, seconds: first.seconds });
}

async function runAgain(step, failure, extra) {
  const second = again(step, selectionOf(failure));
  const { code, output } = await execute(second, extra);
  const results = readJson(second.results);
  const isGood = isPassed({ code, failures: readJson(second.failures), results });
  const before = readJson(step.results);
  if (isGood && before !== null)
    writeFileSync(join(root, step.results), JSON.stringify(withPassed(before, results)));
  return { isGood, output };
}

function report(step, { isGood, output, seconds }) {
  const tests = step.results ? readJson(step.results) : null;
  const detail = tests === null ? '' : `  ${tests.numPassedTests} passed, ${tests.numFailedTests} failed`;
  count.passed += tests?.numPassedTests ?? (isGood ? 1 : 0);
  // A step that failed without a failing test (for instance at its start) counts as one.
  count.failed += tests?.numFailedTests || (isGood ? 0 : 1);
  console.log(`${isGood ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${detail}`);
  if (!isGood || step.isTold) console.log(output.trimEnd());
}

function readJson(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Keeps the first errors of unstable tests, which pass when repeated. */
function reportUnstable() {
  if (unstable.length === 0) return;
  const kept = keepUnstable(readJson(UNSTABLE) ?? [], unstable, new Date().toISOString());
  writeFileSync(join(root, UNSTABLE), JSON.stringify(kept, null, 2));
  for (const failure of unstable) console.log(`unstable: ${nameOf(failure)}\n${failure.errors.join('\n')}`);
  if (unstable.length <= MOST_UNSTABLE) return;
  console.log(`${unstable.length} are unstable, and at most ${MOST_UNSTABLE} may be`);
  count.failed += unstable.length;
}

async function prepare(name, work) {
  const begun = performance.now();
  try {
    const value = await work();
    report({ name }, { isGood: true, output: '', seconds: (performance.now() - begun) / 1000 });
    return { value };
  } catch (error) {
    report({ name }, { isGood: false, output: error.message, seconds: (performance.now() - begun) / 1000 });
    return null;
  }
}

async function runLane(lane) {
  for (const step of steps) if (step.lane === lane && !isStopped) await take(step);
}

/** Sequential, because the build writes the route types again. */
async function checkTypesAndBuild() {
  await runLane('types');
  return await prepare('build', ensureBuilt);
}

/** Installs one package after the other; missing ones are reported at the end. */
async function findTools() {
  if (findJava() === null) leftOut.push('html  not checked: the HTML checker needs Java, and none was found');
  if (findRadicale() === null) await installDebianPackage('radicale');
  if (findRadicale() === null)
    leftOut.push("calendars  not tested: Debian's package radicale is not there, nor could it be installed");
  if (findPgbouncer() === null) await installDebianPackage('pgbouncer');
  if (findPgbouncer() === null)
    leftOut.push("pooler  not tested: Debian's package pgbouncer is not there, nor could it be installed");
  if (!hasFfmpeg()) await installDebianPackage('ffmpeg');
  if (!hasFfmpeg())
    leftOut.push("films  not prepared: Debian's package ffmpeg is not there, nor could it be installed");
  return await prepare('chromium', ensureChromium);
}

/**
 * Two lanes, for the two cores of the smallest machine: types and build in one; in the other the file checks, then unit
 * tests, which need no build. Journeys run alone: beside unit tests both are slower, and exceed the database's time
 * limits.
 */
async function main() {
  await ensureInstalled();
  mkdirSync(join(root, '.test'), { recursive: true });
  await prepare('route types', () => run(command('react-router'), ['typegen']));
  if (isQuick) {
    await Promise.all([runLane('types'), runLane('code')]);
    return await takeTests(quick);
  }
  const building = checkTypesAndBuild();
  const [chromium] = await Promise.all([findTools(), runLane('code')]);
  await takeTests(unit);
  const built = await building;
  await take(older);
  if (built && chromium) await takeTests(journeys, { CHROMIUM_PATH: chromium.value });
  else report(journeys, { isGood: false, output: 'needs the build and Chromium', seconds: 0 });
}

try {
  await main();
} catch (error) {
  console.log(error.message);
  count.failed += 1;
}
for (const missing of leftOut) console.log(`– ${missing}`);
reportUnstable();
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
