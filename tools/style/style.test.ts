import { expect, test } from 'vitest';
import { lostCitations, lostLinks } from './citations.ts';
import { wordProblems } from './plain-words.ts';
import { checkFile } from './rules.ts';

const many = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

/** A path, a planted violation, and the rule that must catch it. */
const planted: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['shared/long.ts', many(301, '// line'), 'file-length'],
  ['tools/long.mjs', many(301, '// line'), 'file-length'],
  ['shared/a.ts', `export function a() {\n${many(70, '  call();')}\n}`, 'function-length'],
  ['app/features/x/a.tsx', `export const A = () => {\n${many(120, '  call();')}\n};`, 'function-length'],
  ['app/features/x/a.tsx', `export const A = () => (\n<p>\n${many(120, '<b />')}\n</p>);`, 'function-length'],
  ['shared/a.ts', 'if (a) for (const b of c) while (d) if (e) f();', 'nesting'],
  ['shared/a.ts', '// TODO later', 'note-for-later'],
  ['db/checks/a.sql', '-- TODO index', 'note-for-later'],
  ['shared/a.ts', '// @ts-ignore', 'unchecked'],
  ['shared/a.ts', '// @ts-expect-error', 'unchecked'],
  ['shared/a.test.ts', "test.only('x', () => {});", 'unrun-test'],
  ['shared/a.test.ts', "describe.skip('x', () => {});", 'unrun-test'],
  ['shared/a.test.ts', "test.skipIf(slow)('x', () => {});", 'unrun-test'],
  ['server/a.test.ts', 'expect(performance.now() - began).toBeLessThan(2_000);', 'timed-test'],
  ['server/a.test.ts', 'await vi.waitFor(() => expect(a).toBe(1), 5_000);', 'timed-test'],
  ['tests/e2e/a.e2e.ts', 'await page.getByText(a).waitFor({ timeout: 20_000 });', 'timed-test'],
  ['tests/support/a.ts', 'context.setDefaultTimeout(30_000);', 'timed-test'],
  ['shared/a.ts', 'export async function a() { await using b = c(); }', 'using'],
  ['shared/utils/a.ts', 'export const a = 1;', 'plain-names'],
  ['server/order-helper.ts', 'export const a = 1;', 'plain-names'],
  ['app/components/a.tsx', '<i style={{ color: "#ff0000" }} />', 'colour-tokens'],
  ['app/components/a.tsx', '<i style={{ color: "rgb(255 0 0)" }} />', 'colour-tokens'],
  ['app/styles/b.css', 'a { color: oklch(0.5 0.1 20); }', 'colour-tokens'],
  ['db/checks/a.sql', 'SELECT * from wallets', 'named-columns'],
  ['db/checks/a.sql', 'select w.* from wallets w', 'named-columns'],
  ['server/a.ts', 'sql`update wallets set a = 1 returning *`', 'named-columns'],
  ['app/components/a.tsx', '<Input type="number" name="amount" />', 'typed-money'],
  ['app/components/a.tsx', '<Input name="amount" step={0.01} />', 'typed-money'],
  ['app/features/a/a.route.ts', "const amount = Number(form.get('amount'));", 'typed-money'],
  ['app/features/x/a.ts', 'const price = parseInt(typed.price, 10);', 'typed-money'],
  ['contract/account/a.ts', 'const body = z.object({ amount: z.coerce.number() });', 'typed-money'],
  [
    'app/features/a/a.route.ts',
    "const a = () => { if (!b.ok) return new Response('Not found'); };",
    'believed-failure',
  ],
  ['app/features/a/a.route.ts', 'const a = () => { if (!list.ok) return []; };', 'believed-failure'],
  [
    'app/features/a/a.route.ts',
    'client.call(read);\nthrow data({ a: null }, { status: 404 });',
    'believed-failure',
  ],
  [
    'app/features/a/a.route.ts',
    'export const loader = ({ a }) => actionApi(a).call(read);',
    'believed-failure',
  ],
  ['app/features/a/a.route.tsx', 'export const shouldRevalidate = () => true;', 'own-revalidation'],
  ['app/components/a.tsx', '<form onSubmit={(event) => send(event)} method="post" />', 'posted-forms'],
  ['app/components/a.tsx', '<fetcher.Form\n  action="/a" />', 'posted-forms'],
];

test.each(planted)('in %s the planted violation %j is caught by %s', (path, text, rule) => {
  expect(checkFile({ path, text }).map((finding) => finding.split(' ')[1])).toEqual([`${rule}:`]);
});

test('a finding names the line, also after letters of many bytes', () => {
  const text = "const a = 'éé—';\n\nif (a) for (const b of c) while (d) if (e) f();\n// TODO later";
  expect(checkFile({ path: 'shared/a.ts', text }).map((finding) => finding.split(' ')[0])).toEqual([
    'shared/a.ts:4',
    'shared/a.ts:3',
  ]);
});

test('what is allowed is not found', () => {
  const text = 'if (a) b(); else if (c) d(); else if (e) f(); else if (g) h();\nconst link = "#faq";';
  expect(checkFile({ path: 'shared/a.ts', text })).toEqual([]);
  expect(
    checkFile({ path: 'shared/a.test.ts', text: `export function a() {\n${many(70, '  b();')}\n}` }),
  ).toEqual([]);
  expect(checkFile({ path: 'app/landing-copy.ts', text: many(301, '// line') })).toEqual([]);
  expect(checkFile({ path: 'app/a.tsx', text: '<form method="post" onSubmit={send} />' })).toEqual([]);
  expect(checkFile({ path: 'app/a.tsx', text: '<a href="#faq">{`/x.svg#art`}</a>' })).toEqual([]);
});

test('lost-citation: a rule or a decision that is not there', () => {
  const cited = { rules: new Set(['29', '30']), decisions: new Set(['0121']) };
  const text = 'const a = 1;\n// DECISIONS 29, 30 and 77, ADR 0121.\n// ADRs 0121 and 9999';
  expect(lostCitations({ path: 'shared/a.ts', text }, cited)).toEqual([
    'shared/a.ts:2 lost-citation: DECISIONS 77 leads nowhere',
    'shared/a.ts:3 lost-citation: ADRs 9999 leads nowhere',
  ]);
});

test('lost-link: a document leads to a file that is not there', () => {
  const text =
    '[here](README.md#a) [gone](gone.md)\n[web](https://example.com/a.md) [gone](../tools/gone.ts)';
  expect(lostLinks({ path: 'docs/recipes/a.md', text: text.replace('](README', '](../../README') })).toEqual([
    'docs/recipes/a.md:1 lost-link: gone.md is not there',
    'docs/recipes/a.md:2 lost-link: ../tools/gone.ts is not there',
  ]);
});

test('lost-link: a document names a file in full that is not there', () => {
  const text = 'See `tools/style/rules.ts`, `rules.ts`\nand `tools/style/gone.ts`.';
  expect(lostLinks({ path: 'docs/a.md', text })).toEqual([
    'docs/a.md:2 lost-link: tools/style/gone.ts is not there',
  ]);
});

/** A planted violation of plain words, the rule that must catch it, and its line; null: allowed. */
const plantedWords: readonly (readonly [text: string, caught: string | null])[] = [
  ['/** What is left to do. */\nexport const rest = 1;', '1 headless-docstring:'],
  ['const a = 1;\n/**\n * Whether the buyer may pay\n * now. */', '2 headless-docstring:'],
  ['interface A {\n  /** Of an open request. */\n  readonly id: string;\n}', '2 headless-docstring:'],
  ['/** Who has bought it. */', '1 headless-docstring:'],
  ['/** The open orders. */\nexport const openOrders = 1;', '1 repeated-name:'],
  ['interface A {\n  /** Id of the product. */\n  readonly product_id: string;\n}', '2 repeated-name:'],
  ['export interface Asked {\n}', '1 participle-type:'],
  ['type Told = string;', '1 participle-type:'],
  ['export interface Brought<Row> extends Rows {}', '1 participle-type:'],
  ['/** Returns null when the buyer no longer holds the product. */\nconst holding = 1;', null],
  ['/** In milliseconds. */\nconst timeout = 1;', null],
  ['/** At most 20 orders. */\nconst orders = 1;', null],
  ['// Of two holds the older one wins.\nconst a = 1;', null],
  ['interface RefundDecision {}\ntype Feed = string;\ntype LockedWallet = Wallet;', null],
];

test.each(plantedWords)('plain words: %j', (text, caught) => {
  const found = wordProblems({ path: 'shared/a.ts', text });
  expect(found.map((problem) => problem.split(' ').slice(0, 2).join(' '))).toEqual(
    caught === null ? [] : [caught],
  );
});
