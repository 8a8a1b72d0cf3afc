import { command, node } from './setup/paths.mjs';
import { MOST_RUN_AGAIN } from './test-run/failures.mjs';

/** Where `vitest.config.ts` writes what it found, by the name of the run. */
const outputsOf = (run) => ({ results: `.test/results-${run}.json`, failures: `.test/failures-${run}.json` });

const vitest = (project, run) => ({
  ...outputsOf(run),
  file: command('vitest'),
  args: ['run', '--project', project],
  env: { TEST_RUN: run },
});

/** What looks at the files, one after the other in its lane. */
export const steps = [
  // Format, too: files are read once for both.
  { name: 'lint', lane: 'code', file: command('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'style', lane: 'code', file: node, args: ['tools/style/check-style.ts'] },
  {
    name: 'boundaries',
    lane: 'code',
    file: command('depcruise'),
    args: [
      'app',
      'contract',
      'messages',
      'shared',
      'server',
      'db',
      'tools',
      'bench',
      'tests',
      '--config',
      'tools/boundaries/rules.cjs',
    ],
  },
  { name: 'unused', lane: 'code', file: command('knip'), args: ['--no-progress'] },
  // What it could not ask is said, and no failure: a machine without a registry still has to be able to test.
  { name: 'advisories', lane: 'code', file: node, args: ['tools/advisories.ts'], isTold: true },
  // Each further checker works out once more what the first one knows: two cores are done sooner with one.
  { name: 'types', lane: 'types', file: command('tsc'), args: ['--noEmit', '--checkers', '1'] },
];

export const unit = { name: 'unit', ...vitest('unit', 'unit') };
const ofJourneys = vitest('journeys', 'journeys');
/** Each that fails may have waited for minutes: many that do would take the night to say what a few say. */
export const journeys = {
  name: 'journeys',
  ...ofJourneys,
  args: [...ofJourneys.args, `--bail=${MOST_RUN_AGAIN}`],
};
/** The release before, on the migrations that stand here; it says when the history does not have it. */
export const older = {
  name: 'older release',
  file: node,
  args: ['tools/older-release.ts'],
  isTold: true,
};
/** In place of both when it has to be quick: what needs neither PostgreSQL nor the build. */
const ofQuick = vitest('unit', 'quick');
export const quick = { name: 'pure tests', ...ofQuick, env: { ...ofQuick.env, TEST_QUICK: 'yes' } };
/** The same for one test of it, or for one file. */
export const again = (step, { file, env }) => ({
  ...step,
  ...outputsOf('again'),
  args: [...step.args, file],
  env: { ...step.env, ...env, TEST_RUN: 'again' },
});
