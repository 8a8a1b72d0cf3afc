import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/database.ts';
import { runNode } from '#tests/support/run-node.ts';

const redocly = [resolve('node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json'];
const spectral = [
  resolve('node_modules/@stoplight/spectral-cli/dist/index.js'),
  ...['lint', 'openapi.json', '--fail-severity=info', '--quiet'],
];

test('linters of other people find nothing in the document of the API', async ({ db }) => {
  const app = createComposedApp(db, { environment: { APP_URL: 'https://arunika.example' } });
  const document = await (await app.get('/api/openapi.json')).text();
  const folder = await mkdtemp(join(tmpdir(), 'arunika-openapi-'));
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
  await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const found = await runNode([...redocly, '--format=json'], { cwd: folder });
  const judged = await runNode(spectral, { cwd: folder });
  await rm(folder, { recursive: true });
  expect(found).toMatchObject({ code: 0, said: expect.stringMatching(/"errors": 0,\s+"warnings": 0,/) });
  expect(judged).toEqual({ code: 0, said: '' });
}, 120_000);
