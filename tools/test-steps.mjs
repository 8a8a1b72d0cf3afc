import { command, node } from './setup/paths.mjs';
import { MOST_RUN_AGAIN } from './test-run/failures.mjs';

const outputsOf = (run) => ({ results: `.test/results-${run}.json`, failures: `.test/failures-${run}.json` });

const vitest = (project, run) => ({
  ...outputsOf(run),
  file: command('vitest'),
  args: ['run', '--project', project],
  env: { TEST_RUN: run },
});

/** Steps of a lane run one after the other. */
export const steps = [
  // Also checks the format, so that files are read once.
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
  // An unreachable registry is reported, but no failure: tests must run offline, too.
  { name: 'advisories', lane: 'code', file: node, args: ['tools/advisories.ts'], isTold: true },
  // One checker, because several repeat work and are slower on two cores.
  { name: 'types', lane: 'types', file: command('tsc'), args: ['--noEmit', '--checkers', '1'] },
];

export const unit = { name: 'unit', ...vitest('unit', 'unit') };
const ofJourneys = vitest('journeys', 'journeys');
/** Stops early, because each failing journey may have waited for minutes. */
export const journeys = {
  name: 'journeys',
  ...ofJourneys,
  args: [...ofJourneys.args, `--bail=${MOST_RUN_AGAIN}`],
};
export const older = {
  name: 'older release',
  file: node,
  args: ['tools/older-release.ts'],
  isTold: true,
};
const ofQuick = vitest('unit', 'quick');
export const quick = { name: 'pure tests', ...ofQuick, env: { ...ofQuick.env, TEST_QUICK: 'yes' } };
export const again = (step, { file, env }) => ({
  ...step,
  ...outputsOf('again'),
  args: [...step.args, file],
  env: { ...step.env, ...env, TEST_RUN: 'again' },
});
