import { command, node } from './setup/paths.mjs';

const unitTests = (results) => ({
  results,
  file: command('vitest'),
  args: ['run', '--project', 'unit', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
});

/** What `npm test` runs. `stage` 1 needs nothing; 2 needs the types of the routes; 3 needs the build. */
export const steps = [
  { name: 'format', stage: 1, file: command('biome'), args: ['format', '.'] },
  {
    name: 'lint',
    stage: 1,
    file: command('biome'),
    args: ['check', '--formatter-enabled=false', '--error-on-warnings', '.'],
  },
  { name: 'style', stage: 1, file: node, args: ['tools/style/check-style.ts'] },
  {
    name: 'boundaries',
    stage: 1,
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
  // What it could not ask is said, and no failure: a machine without a registry still has to be able to test.
  { name: 'advisories', stage: 1, file: node, args: ['tools/advisories.ts'], isTold: true },
  { name: 'unused', stage: 2, file: command('knip'), args: ['--no-progress'] },
  { name: 'types', stage: 2, file: command('tsc'), args: ['--noEmit'] },
  { name: 'unit', stage: 3, ...unitTests('.test/results-unit.json') },
  {
    name: 'journeys',
    stage: 3,
    results: '.test/results-journeys.json',
    file: command('vitest'),
    args: [
      'run',
      '--project',
      'journeys',
      // They mostly wait for pages.
      '--maxWorkers=4',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=.test/results-journeys.json',
    ],
  },
];

/** In place of stage 3 when it has to be quick: what needs neither PostgreSQL nor the build. */
export const quickStep = { name: 'pure tests', ...unitTests('.test/results-quick.json') };
