import { expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { FreeAuditSection } from './free-audit-section.tsx';

const section = (remaining: number) =>
  textOf(
    htmlOf(
      <FreeAuditSection slots={{ month: '2026-11-01', total: 10, remaining }} onApply={() => undefined} />,
    ),
  );

test('[CONST-008] the free audit lasts 30 minutes, and its parts add up to them', () => {
  const words = section(4);
  expect(words).toContain('Audit gratis 30 menit');
  const parts = [...words.matchAll(/ (\d+) menit (?=[A-Z])/g)].map(([, minutes]) => Number(minutes));
  expect(parts.reduce((sum, minutes) => sum + minutes, 0)).toBe(30);
});

test('[CONST-007] the free audit counts down from ten, and offers the waiting list when none is left', () => {
  expect(section(4)).toMatch(/\b4\b.*dari 10/);
  expect(section(0)).toMatch(/tunggu/i);
  expect(section(0)).not.toBe(section(4));
});

test('[DECISIONS 64] the number of free audits left is shown once one is gone, and the form is a page, too', () => {
  expect(section(10)).not.toMatch(/dari 10|0 terisi/);
  expect(section(9)).toMatch(/\b9\b.*dari 10/);
  const slots = { month: '2026-11-01', total: 10, remaining: 10 };
  expect(htmlOf(<FreeAuditSection slots={slots} onApply={() => undefined} />)).toContain(
    'href="/free-audit"',
  );
});
