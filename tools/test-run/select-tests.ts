import { matchesGlob } from 'node:path';
import { JOURNEYS, UNIT_TESTS } from '../test-files.ts';
import { reachedBy } from './import-graph.ts';

const EVERYTHING =
  /^(package(-lock)?\.json|(vite|vitest|react-router)\.config\.ts|tsconfig\.json|db\/(schema|migrations)\/|tools\/setup\/|tests\/support\/(machine|global-))/;
const FRAME = /^app\/(root\.tsx|routes\.ts|entry\..*|shell\/\w+\/layout\.route\.tsx)$/;

export interface Route {
  readonly pattern: RegExp;
  readonly file: string;
}

export interface Project {
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly routes: readonly Route[];
  readonly addressesIn: (journey: string) => readonly string[];
}

export interface Selection {
  readonly unit: readonly string[];
  readonly journeys: readonly string[];
  readonly left_out: readonly string[];
}

/**
 * Unit tests are selected by imports, journeys by the imports of the pages whose addresses they name. Pages reached
 * only by a click are not seen: after adding one to a journey, run all.
 */
export function selectTests(changed: readonly string[], project: Project): Selection {
  const tests = [...project.imports.keys()];
  const isOf = (globs: readonly string[]) => (file: string) => globs.some((glob) => matchesGlob(file, glob));
  const units = tests.filter(isOf(UNIT_TESTS));
  const journeys = tests.filter(isOf(JOURNEYS));
  if (changed.some((file) => EVERYTHING.test(file))) return { unit: units, journeys, left_out: [] };
  const reached = reachedBy([...changed, ...contractsOf(changed, project)], project.imports);
  const isFrame = [...reached].some((file) => FRAME.test(file));
  const pages = project.routes.filter(({ file }) => reached.has(file));
  const isReached = (journey: string) =>
    reached.has(journey) ||
    isFrame ||
    project.addressesIn(journey).some((address) => pages.some(({ pattern }) => pattern.test(address)));
  const unit = units.filter((file) => reached.has(file));
  const chosen = journeys.filter(isReached);
  return { unit, journeys: chosen, left_out: journeys.filter((file) => !chosen.includes(file)) };
}

/** Pages reach the server only by the contract, so a server change reaches the contracts of its handlers. */
function contractsOf(changed: readonly string[], { imports }: Project): readonly string[] {
  const ofServer = changed.filter((file) => file.startsWith('server/'));
  const routes = [...reachedBy(ofServer, imports)].filter((file) => file.endsWith('.routes.ts'));
  return routes.flatMap((file) => imports.get(file) ?? []).filter((file) => /^contract\/[^/]+\//.test(file));
}
