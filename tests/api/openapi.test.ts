import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/database.ts';

/** What a linter says of the document, and how it ended; no linter calls home. */
async function lint(folder: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const linter = spawn(process.execPath, args, { cwd: folder, env });
  const said: string[] = [];
  linter.stdout.on('data', (chunk) => said.push(String(chunk)));
  linter.stderr.on('data', (chunk) => said.push(String(chunk)));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  linter.on('close', resolve);
  const code = await promise;
  return code === 0 ? said.join('') : `ended with ${code}: ${said.join('').slice(0, 4000)}`;
}

const cli = (path: string) => join(import.meta.dirname, '../../node_modules', path);

test('linters of other people find nothing in the document of the API', async ({ db }) => {
  const app = createComposedApp(db, { environment: { APP_URL: 'https://arunika.example' } });
  const document = await (await app.get('/api/openapi.json')).text();
  const folder = await mkdtemp(join(tmpdir(), 'arunika-openapi-'));
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
  await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const [redocly, spectral] = await Promise.all([
    lint(folder, [cli('@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format=json']),
    lint(folder, [
      cli('@stoplight/spectral-cli/dist/index.js'),
      ...['lint', 'openapi.json', '--fail-severity=info', '--quiet'],
    ]),
  ]);
  await rm(folder, { recursive: true });
  expect(JSON.parse(redocly.slice(redocly.indexOf('{'), redocly.lastIndexOf('}') + 1)).totals).toMatchObject({
    errors: 0,
    warnings: 0,
    ignored: 0,
  });
  expect(spectral).toBe('');
});
