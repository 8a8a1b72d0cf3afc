import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { coverage, readRequirements } from './requirements/coverage.ts';
import { idsInSource, idsOfRun } from './requirements/ids.ts';
import { listFiles } from './style/list-files.ts';
import { JOURNEYS, UNIT_TESTS } from './test-files.ts';

const RESULTS = ['.test/results-unit.json', '.test/results-journeys.json'];

// `npm run requirements [PREFIX …]`: lists the requirements that test titles name.
const testFiles = listFiles().filter((path) =>
  [...UNIT_TESTS, ...JOURNEYS].some((glob) => matchesGlob(path, glob)),
);
const ofRun = idsOfRun(RESULTS, testFiles);
const named = ofRun ?? testFiles.flatMap((path) => idsInSource({ path, text: readFileSync(path, 'utf8') }));
const { lines, exit_code } = coverage({
  requirements: readRequirements('docs/requirements'),
  named,
  prefixes: process.argv.slice(2).map((prefix) => prefix.toUpperCase()),
});
const source =
  ofRun === null ? 'titles as written; no whole run is newer than the tests' : 'tests that passed';
console.log([...lines, `(${source})`].join('\n'));
process.exitCode = exit_code;
