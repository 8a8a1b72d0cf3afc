import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './setup/paths.mjs';

/**
 * `npm run --silent sbom > sbom.json`: lists what is shipped, as CycloneDX, from the lock file. `npm sbom --omit=dev`
 * omits packages that a development tool depends on as well, such as zod and react, so all are listed and development
 * ones removed.
 */
const flags = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
});
const lock = z.object({ packages: z.record(z.string(), flags) });
const component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });
const bill = z.looseObject({ components: z.array(component), dependencies: z.array(dependency) });

const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
/** `node_modules/a/node_modules/@b/c` is the package `@b/c`; it is shipped when one of its places is. */
const shippedPackages = new Set(
  Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && dev !== true && devOptional !== true)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)} ${version}`),
);

const said = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const all = bill.parse(JSON.parse(said));
const components = all.components.filter(({ name, version }) => shippedPackages.has(`${name} ${version}`));
const shipped = new Set(components.map((each) => each['bom-ref']));
const dependencies = all.dependencies
  .filter(({ ref }) => shipped.has(ref) || ref.startsWith('arunika@'))
  .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => shipped.has(ref)) }));
console.log(JSON.stringify({ ...all, components, dependencies }, null, 2));
