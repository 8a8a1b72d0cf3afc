import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PROBLEM_TYPE } from '#contract/problem.ts';
import { inputSchemaOf, tools } from '#server/api/mcp/serve-mcp.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { type ApiDocument, readApiDocument } from '../support/documented-answers.ts';
import { expect, test } from '../support/machine/database.ts';
import { runNode } from '../support/machine/run-node.ts';

const paths = z.record(
  z.string(),
  z.record(z.string(), z.object({ responses: z.record(z.string(), z.record(z.string(), z.unknown())) })),
);
const redocly = [resolve('node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json'];

const refusal = z.object({ value: z.object({ code: z.string(), status: z.int(), title: z.string() }) });
const answer = z.looseObject({
  content: z
    .record(z.string(), z.object({ examples: z.record(z.string(), z.unknown()).default({}) }))
    .default({}),
});

/** Every refusal of every operation; what broke on our side is told in the words of the operation. */
function refusalsOf(api: ApiDocument) {
  return Object.entries(paths.parse(api.at(['paths']))).flatMap(([path, operations]) => {
    const audience = /^\/api\/(admin|dev)\//.exec(path)?.[1] ?? 'public';
    return Object.values(operations)
      .flatMap(({ responses }) => Object.values(responses).map((each) => answer.parse(api.find(each))))
      .flatMap(({ content }) => Object.values(content[PROBLEM_TYPE]?.examples ?? {}))
      .map((example) => ({ audience, ...refusal.parse(example).value }))
      .filter(({ status }) => status !== 500);
  });
}

test('a code has one status and one sentence for its audience, whichever route says it', async ({ db }) => {
  const app = createComposedApp(db);
  const api = readApiDocument(await (await app.get('/api/openapi.json')).json());
  const sentences = new Map<string, Set<string>>();
  for (const { audience, code, status, title } of refusalsOf(api)) {
    const said = sentences.get(`${audience} ${code}`) ?? new Set();
    sentences.set(`${audience} ${code}`, said.add(`${status} ${title}`));
  }
  expect(sentences.size).toBeGreaterThan(100);
  expect([...sentences].filter(([, said]) => said.size > 1)).toEqual([]);
});

test('no pattern of the document and of the tools of assistants looks ahead or behind, which other programs cannot', async ({
  db,
}) => {
  const document = await (await createComposedApp(db).get('/api/openapi.json')).text();
  const written = document + JSON.stringify(tools.map(inputSchemaOf));
  const patterns = [...written.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, pattern = '']) => pattern);
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => /\(\?<?[=!]/.test(pattern))).toEqual([]);
});

test('a linter of other people finds nothing in the document of the API', async ({ db }) => {
  const app = createComposedApp(db, { environment: { APP_URL: 'https://arunika.example' } });
  const document = await (await app.get('/api/openapi.json')).text();
  const folder = await mkdtemp(join(tmpdir(), 'arunika-openapi-'));
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
  const found = await runNode([...redocly, '--format=json'], { cwd: folder });
  await rm(folder, { recursive: true });
  expect(found).toMatchObject({ code: 0, said: expect.stringMatching(/"errors": 0,\s+"warnings": 0,/) });
}, 120_000);
