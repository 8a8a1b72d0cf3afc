import { expect, test } from 'vitest';
import { stateBalance } from './state-balance.ts';

test.for([
  ['q 1 0 0 1 0 0 cm Q', 0, 0],
  ['.75 0 0 -.75 0 842 cm', 0, 0],
  ['q 1 0 0 -1 0 842 cm q', 0, 2],
  ['q Q Q 2 0 0 2 0 0 cm', 1, 0],
  ['Q Q q', 2, 1],
  ['(q \\) q (Q) q) Tj [(Q)-5<51>] TJ % Q\nq', 0, 1],
  ['/q gs /Q Do <</q 1>> BDC EMC', 0, 0],
  ['BI /W 4 /H 1 /BPC 8 ID \u00ffQ Q\u0000 EI q Q', 0, 0],
] as const)('the content %s restores %i states too often and leaves %i open', ([content, missing, open]) => {
  const balance = stateBalance(content);
  expect(balance).toEqual({ missing, open });
  const whole = `${'q '.repeat(missing)}${content} ${'Q '.repeat(open)}`;
  expect(stateBalance(whole)).toEqual({ missing: 0, open: 0 });
});
