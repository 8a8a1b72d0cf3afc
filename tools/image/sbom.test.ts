import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../setup/paths.mjs';

const versions = z.record(z.string(), z.string());
const { dependencies } = z
  .object({ dependencies: versions })
  .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(z.object({ alg: z.literal('SHA-512') })).min(1),
    }),
  ),
});

test('npm run sbom lists what is shipped, each with the checksum of the lock file, and no tool of ours', () => {
  const text = execFileSync(process.execPath, ['tools/sbom.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const { components } = bill.parse(JSON.parse(text));
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const missing = Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name} ${version}`));
  expect(missing).toEqual([]);
  expect(components.map(({ name }) => name)).not.toContain('@biomejs/biome');
});

const lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

test('every package has its checksum, and none comes from elsewhere than the registry', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')));
  const odd = Object.entries(packages).filter(
    ([folder, { integrity, resolved, inBundle }]) =>
      folder !== '' &&
      inBundle !== true &&
      (integrity === undefined || /^(git|http:|file:)/.test(resolved ?? '')),
  );
  expect(odd.map(([folder]) => folder)).toEqual([]);
});
