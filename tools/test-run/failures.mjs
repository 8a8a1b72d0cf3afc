/** More are no accident: the run failed, and running them again only takes time. */
export const MOST_RUN_AGAIN = 10;
/** More unstable tests than this fail the run. */
export const MOST_UNSTABLE = 3;

/** More would make `.test/unstable.json` a file that nobody reads. */
const MOST_KEPT = 100;

/** How people read it, and how `.test/unstable.json` names it. */
export const nameOf = ({ file, path }) => [file, ...path].join(' > ');

/** Vitest compares its pattern with the names of suites and test, joined by spaces. */
const patternOf = (path) => `^${path.join(' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** What makes vitest run this one alone; a file that failed as a whole has no path. */
export const selectionOf = ({ file, path }) => ({
  file,
  env: path.length === 0 ? {} : { TEST_NAME: patternOf(path) },
});

/** Once each: a file that failed as a whole is run with all its tests, and tests of one name run together. */
export function worthRunningAgain(failures) {
  const whole = new Set(failures.filter(({ path }) => path.length === 0).map(({ file }) => file));
  const kept = failures.filter(({ file, path }) => path.length === 0 || !whole.has(file));
  return [...new Map(kept.map((failure) => [nameOf(failure), failure])).values()];
}

/** Whether a second run proves something: a pattern that met no test passes, too. */
export const isPassed = ({ code, failures, results }) =>
  code === 0 &&
  failures !== null &&
  failures.failures.length === 0 &&
  failures.unhandled.length === 0 &&
  (results?.numPassedTests ?? 0) > 0;

/** What `.test/unstable.json` holds after a run: a later run that met nothing must not take the messages away. */
export const keepUnstable = (kept, unstable, at) =>
  [...kept, ...unstable.map((failure) => ({ at, ...failure }))].slice(-MOST_KEPT);

/** The results of a run with what passed when it ran again, so that counts and requirements go by it. */
export function withPassed(results, again) {
  const testResults = results.testResults.map((file) => {
    const second = again.testResults.find(({ name }) => name === file.name);
    if (second === undefined) return file;
    const passed = new Map(
      second.assertionResults
        .filter(({ status }) => status === 'passed')
        .map((result) => [result.fullName, result]),
    );
    const assertionResults = file.assertionResults.map((result) => passed.get(result.fullName) ?? result);
    // A file that could not be read had no tests when it failed.
    return {
      ...file,
      assertionResults: assertionResults.length === 0 ? [...passed.values()] : assertionResults,
    };
  });
  const countOf = (wanted) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return { ...results, testResults, numPassedTests: countOf('passed'), numFailedTests: countOf('failed') };
}
