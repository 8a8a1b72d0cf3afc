import { command, node } from './setup/paths.mjs';

const vitest = (project, results) => ({
  results,
  file: command('vitest'),
  args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
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

export const unit = { name: 'unit', ...vitest('unit', '.test/results-unit.json') };
export const journeys = { name: 'journeys', ...vitest('journeys', '.test/results-journeys.json') };
/** The release before, on the migrations that stand here; it says when the history does not have it. */
export const older = {
  name: 'older release',
  file: node,
  args: ['tools/older-release.ts'],
  isTold: true,
};
/** In place of both when it has to be quick: what needs neither PostgreSQL nor the build. */
export const quick = { name: 'pure tests', ...vitest('unit', '.test/results-quick.json') };
