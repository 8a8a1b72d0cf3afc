import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import routes from '#app/routes.ts';
import { JOURNEYS, UNIT_TESTS } from '../test-files.ts';

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

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:#|\.)[^'?]+)[^']*'/g;

/** Static and dynamic imports of this project, as paths from its root. */
export function importsOf(file: string): readonly string[] {
  if (!/\.(ts|tsx|mts|mjs)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(path));
}

/** Includes the files themselves and everything that imports them, transitively. */
function reachedBy(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return reached;
}

interface Entry {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Entry[];
}

export const readRoutes = (): readonly Route[] => routesOf(routes, '');

const routesOf = (entries: readonly Entry[], above: string): readonly Route[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const own = path === '' ? above : `${above}/${path}`;
    const pattern = new RegExp(`^(/(en|id))?${own.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`);
    return [{ pattern, file: `app/${file}` }, ...routesOf(children, own)];
  });
