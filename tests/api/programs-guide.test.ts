import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';
import { apiScopes, webhookEventTypes } from '#shared/programs.ts';
import { test } from '../support/machine/database.ts';
import { makeKey } from '../support/shop/api-keys.ts';
import { WEBHOOK_SECRET } from '../support/shop/webhooks.ts';
import { openStage, type Stage } from './stage.ts';

interface Block {
  readonly kind: string;
  readonly text: string;
}

async function blocksOf(file: string): Promise<readonly Block[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)\n\1```/gm)].map(([, , kind = '', code = '']) => ({
    kind,
    text: code,
  }));
}

const guide = () => blocksOf('docs/api.md');

/** The call that a line of curl makes. */
function callOf(line: string, key: string) {
  const words = [...line.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
  const after = (option: string) =>
    words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
  const headers = after('-H').map((header) => {
    const [name = '', ...value] = header.replace('$KEY', key).split(': ');
    return [name.toLowerCase(), value.join(': ')] as const;
  });
  const [raw] = after('-d');
  return {
    method: after('-X')[0] ?? 'GET',
    path: (words.find((word) => word.startsWith('$SHOP')) ?? '').replace('$SHOP', ''),
    headers: Object.fromEntries(headers),
    ...(raw !== undefined && { raw }),
  };
}

async function adminOf({ db }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>("select id from users where role = 'admin'");
  return rows[0]?.id ?? '';
}

test('every call of the guide does what it says', async ({ db }) => {
  const stage = await openStage(db);
  const { key } = await makeKey(db, await adminOf(stage), { scopes: apiScopes });
  const blocks = await guide();
  const calls = blocks.flatMap(({ kind, text }, place) => (kind === 'sh' ? [{ text, place }] : []));
  expect(calls.length).toBeGreaterThanOrEqual(4);
  for (const { text, place } of calls) {
    const answer = await (await stage.send('visitor', callOf(text, key))).json();
    const expected = JSON.parse(blocks[place + 1]?.text ?? '');
    const known = Object.entries(expected).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? expect.any(Array)
        : typeof value === 'number' && name === 'total'
          ? expect.any(Number)
          : value,
    ]);
    expect(answer).toMatchObject(Object.fromEntries(known));
  }
});

test('what the guide says of scopes and events is whole, and it is served as a page', async ({ db }) => {
  const text = await readFile('docs/api.md', 'utf8');
  expect(apiScopes.filter((scope) => !text.includes(`\`${scope}\``))).toEqual([]);
  const families = new Set(webhookEventTypes.map((type) => type.split('.')[0]));
  expect([...families].filter((family) => !text.includes(`\`${family}.`))).toEqual([]);
  const stage = await openStage(db);
  const page = await stage.send('visitor', { method: 'GET', path: '/api/docs/programs' });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<h2>A key</h2>');
});

const body = '{"type":"webhook.test","data":{}}';
const signed = () => {
  const at = new Date();
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,AAAA ${new Webhook(WEBHOOK_SECRET).sign('msg_1', at, body)}`,
  };
};

test('the receiver of the guide believes the shop and nobody else', async () => {
  const [code] = (await guide()).filter(({ kind }) => kind === 'js');
  const file = resolve(`node_modules/.guide-${process.pid}.mjs`);
  onTestFinished(() => rm(file, { force: true }));
  await writeFile(file, code?.text ?? '');
  const { receive } = await import(pathToFileURL(file).href);
  expect(receive(WEBHOOK_SECRET, signed(), body)).toEqual(JSON.parse(body));
  expect(() => receive(WEBHOOK_SECRET, signed(), `${body} `)).toThrow();
});

test('the step of n8n in the recipe believes the shop and nobody else', async () => {
  const [code] = (await blocksOf('docs/recipes/automation.md')).filter(({ kind }) => kind === 'js');
  const run = (arrived: string) =>
    runInNewContext(`(() => {${code?.text ?? ''}})()`, {
      Buffer,
      require: createRequire(import.meta.url),
      $env: { ARUNIKA_SECRET: WEBHOOK_SECRET },
      $input: {
        first: () => ({
          json: { headers: signed(), body: JSON.parse(arrived) },
          binary: { data: { data: Buffer.from(arrived).toString('base64') } },
        }),
      },
    });
  expect(run(body)[0].json).toEqual(JSON.parse(body));
  expect(() => run('{"type":"order.completed"}')).toThrow('not from the shop');
});
