/** With more failures the run fails at once, because they are not accidental. */
export const MOST_RUN_AGAIN = 10;
/** More unstable tests than this fail the run. */
export const MOST_UNSTABLE = 3;

/** More would make `.test/unstable.json` a file that nobody reads. */
const MOST_KEPT = 100;

/** The name in reports and in `.test/unstable.json`. */
export const nameOf = ({ file, path }) => [file, ...path].join(' > ');

/** Vitest matches its pattern against suite and test names, joined by spaces. */
const patternOf = (path) => `^${path.join(' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

export const selectionOf = ({ file, path }) => ({
  file,
  env: path.length === 0 ? {} : { TEST_NAME: patternOf(path) },
});

/** A file that failed as a whole runs with all its tests, and tests of the same name run together. */
export function worthRunningAgain(failures) {
  const whole = new Set(failures.filter(({ path }) => path.length === 0).map(({ file }) => file));
  const kept = failures.filter(({ file, path }) => path.length === 0 || !whole.has(file));
  return [...new Map(kept.map((failure) => [nameOf(failure), failure])).values()];
}

/** A pattern that matches no test passes, too, so results are required. */
export const isPassed = ({ code, failures, results }) =>
  code === 0 &&
  failures !== null &&
  failures.failures.length === 0 &&
  failures.unhandled.length === 0 &&
  (results?.numPassedTests ?? 0) > 0;

/** Returns the new content of `.test/unstable.json`: a run without failures must not drop earlier messages. */
export const keepUnstable = (kept, unstable, at) =>
  [...kept, ...unstable.map((failure) => ({ at, ...failure }))].slice(-MOST_KEPT);

/** Merges the repeated results, so that counts and requirements use them. */
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
    // A file that failed to load had no tests.
    return {
      ...file,
      assertionResults: assertionResults.length === 0 ? [...passed.values()] : assertionResults,
    };
  });
  const countOf = (wanted) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return { ...results, testResults, numPassedTests: countOf('passed'), numFailedTests: countOf('failed') };
}
