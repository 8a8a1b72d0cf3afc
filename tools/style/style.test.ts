import { expect, test } from 'vitest';
import { checkFile } from './rules.ts';

const many = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

/** A path, a planted violation, and the rule that must catch it. */
const planted: readonly (readonly [string, string, string])[] = [
  ['shared/long.ts', many(301, '// line'), 'file-length'],
  ['shared/a.ts', `export function a() {\n${many(70, '  call();')}\n}`, 'function-length'],
  ['app/features/x/a.tsx', `export const A = () => {\n${many(120, '  call();')}\n};`, 'function-length'],
  ['shared/a.ts', 'if (a) for (const b of c) while (d) if (e) f();', 'nesting'],
  ['shared/a.ts', 'export const a = b as string;', 'banned-syntax'],
  ['shared/a.ts', 'export const a = b!;', 'banned-syntax'],
  ['shared/a.ts', 'export let a: any;', 'banned-syntax'],
  ['shared/a.ts', `export en${''}um A { b }`, 'banned-syntax'],
  ['shared/a.ts', 'export class Box {}', 'banned-syntax'],
  ['shared/a.ts', 'export async function a() { await using b = c(); }', 'banned-syntax'],
  ['shared/a.ts', `// TO${''}DO later`, 'banned-words'],
  ['shared/a.ts', `// @ts-ig${''}nore`, 'banned-words'],
  ['shared/a.test.ts', `test.on${''}ly('x', () => {});`, 'banned-words'],
  ['shared/a.test.ts', `describe.sk${''}ip('x', () => {});`, 'banned-words'],
  ['shared/utils/a.ts', 'export const a = 1;', 'plain-names'],
  ['server/order-helper.ts', 'export const a = 1;', 'plain-names'],
  ['app/components/a.tsx', '<i style={{ color: "#ff0000" }} />', 'colour-tokens'],
  ['app/styles/b.css', 'a { color: oklch(0.5 0.1 20); }', 'colour-tokens'],
  ['shared/a.test.ts', `test.sk${''}ipIf(slow)('x', () => {});`, 'banned-words'],
  ['db/checks/a.sql', `-- TO${''}DO index`, 'banned-words'],
  ['db/checks/a.sql', 'SELECT * from wallets', 'named-columns'],
  ['db/checks/a.sql', 'select w.* from wallets w', 'named-columns'],
  ['server/a.ts', 'sql`update wallets set a = 1 returning *`', 'named-columns'],
  ['app/components/a.tsx', '<i style={{ color: "rgb(255 0 0)" }} />', 'colour-tokens'],
  ['app/components/a.tsx', '<Input type="number" name="amount" />', 'typed-money'],
  ['app/components/a.tsx', '<Input name="amount" step={0.01} />', 'typed-money'],
  ['app/routes/a.ts', "const amount = Number(form.get('amount'));", 'typed-money'],
  ['app/features/x/a.ts', 'const price = parseInt(typed.price, 10);', 'typed-money'],
  ['contract/account/a.ts', 'const body = z.object({ amount: z.coerce.number() });', 'typed-money'],
  [
    'app/routes/a.ts',
    "const a = () => { if (!found.ok) return new Response('Not found'); };",
    'believed-failure',
  ],
  ['app/routes/a.ts', 'const a = () => { if (!list.ok) return []; };', 'believed-failure'],
  ['app/routes/a.ts', 'client.call(read);\nthrow data({ a: null }, { status: 404 });', 'believed-failure'],
  [
    'app/routes/a.ts',
    'export const loader = ({ context }) => actionApi(context).call(read);',
    'believed-failure',
  ],
  ['app/components/a.tsx', '<form onSubmit={(event) => send(event)} method="post" />', 'posted-forms'],
  ['app/components/a.tsx', '<fetcher.Form action="/a" />', 'posted-forms'],
];

test.each(planted)('in %s the planted violation %j is caught by %s', (path, text, rule) => {
  expect(checkFile({ path, text }).map((finding) => finding.split(' ')[1])).toEqual([`${rule}:`]);
});

test('a finding names the line, also after letters of many bytes', () => {
  expect(checkFile({ path: 'shared/a.ts', text: "const a = 'éé—';\n\nexport const b = a!;" })).toEqual([
    'shared/a.ts:3 banned-syntax: a `!`: handle what is not there',
  ]);
});

test('what is allowed is not found', () => {
  const text = [
    'export const kinds = ["a", "b"] as const;',
    'export class PortTakenError extends Error {}',
    'if (a) b(); else if (c) d(); else if (e) f(); else if (g) h();',
    'const link = "#faq";',
  ].join('\n');
  expect(checkFile({ path: 'shared/a.ts', text })).toEqual([]);
  expect(checkFile({ path: 'app/a.tsx', text: '<form method="post" onSubmit={send} />' })).toEqual([]);
  expect(checkFile({ path: 'app/a.tsx', text: '<a href="#faq">{`/x.svg#art`}</a>' })).toEqual([]);
});
