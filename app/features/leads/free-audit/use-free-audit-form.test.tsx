import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { CODE_REQUIRED } from '../email-code/email-code-errors.ts';
import { accountFormToast } from '../email-code/email-code-part.tsx';
import { FreeAuditPage } from './free-audit.route.tsx';

const html = htmlOf(<FreeAuditPage slots={null} />, '/free-audit');

/** The answers of a select, without the one that only says that nothing is chosen. */
function optionsOf(name: string): readonly string[] {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html)?.[1] ?? '';
  return [...select.matchAll(/<option value="([^"]+)">/g)].map(([, value]) => textOf(value ?? ''));
}

/** The values of a group of ticks or chips. */
const answersOf = (name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`, 'g'))].map(([, value]) =>
    textOf(value ?? ''),
  );

test('[ENT-029, ENT-030, ENT-031, ENT-032] the free audit offers exactly the choices of the specification', () => {
  expect(optionsOf('role')).toEqual([
    'CEO/Founder',
    'CTO/Head of Technology',
    'Marketing Director',
    'Operations Director',
    'Business Development',
    'Product Manager',
    'Digital Marketing Manager',
    'General Manager',
    'Owner/Pemilik Usaha',
    'Other',
  ]);
  expect(textOf(html)).toContain('Jumlah karyawan');
  expect(answersOf('companySize')).toEqual(['1-10', '11-50', '51-200', '201-1000', '1000+']);
  expect(answersOf('revenue')).toEqual([
    '< Rp 50 juta',
    '50-250 juta',
    '250-500 juta',
    '500 juta-1 miliar',
    '> Rp 1 miliar',
  ]);
  expect(answersOf('services')).toEqual([
    'AI Strategy & Consulting',
    'AI Implementation',
    'Process Automation',
    'AI Training & Workshop',
    'AI Audit & Assessment',
    'Custom AI Solutions',
  ]);
});

test('an answer reads in the language of its page', () => {
  expect(textOf(html)).toContain('Direktur Pemasaran');
  expect(textOf(html)).toContain('500 juta-1 miliar');
  const english = textOf(runInLanguage('en', () => htmlOf(<FreeAuditPage slots={null} />, '/free-audit')));
  expect(english).toContain('Marketing Director');
  expect(english).toContain('500 million-1 billion');
  expect(english).not.toMatch(/juta|Jabatan|Omzet/);
});

test('[FORM-003] only the choice of Other reveals a field for the role, without a script', () => {
  const [, before = ''] = html.split('name="role"');
  const around = before.slice(0, before.indexOf('name="customRole"'));
  expect(around).toContain('class="hidden in-[form:has(option[value=Other]:checked)]:block"');
});

test('[ERR-018, ERR-021][DECISIONS 53] whoever could not be signed in is told so in the glossary’s word, and a mailed code is no failure', () => {
  const toast = accountFormToast('free_audit');
  expect(toast({ code: 'UNAUTHENTICATED' })).toEqual({
    title: 'Masuk Diperlukan',
    text: 'Anda harus masuk terlebih dahulu untuk mengajukan free audit.',
  });
  expect(accountFormToast('join_community')({ code: 'UNAUTHENTICATED' })?.text).toMatch(
    /untuk mengakses komunitas\.$/,
  );
  expect([toast({ code: CODE_REQUIRED }), toast({ code: 'X' })]).toEqual([null, undefined]);
});
