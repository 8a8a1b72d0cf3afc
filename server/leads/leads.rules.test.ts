import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formTypes } from '#shared/leads/forms.ts';
import { auditForm, communityForm, contactForm } from '#tests/support/shop/forms.ts';
import { answersOf, leadFacts, leadScore, looksLikeSpam, needsAccount } from './leads.rules.ts';

const facts = ['company', 'phone', 'website', 'job_role', 'company_size', 'monthly_revenue'] as const;
const points = { company: 10, phone: 10, website: 5, job_role: 5, company_size: 5, monthly_revenue: 10 };
const nothing = { company: '', phone: '', website: '', job_role: '', company_size: '', monthly_revenue: '' };
const anyFacts = fc.record({
  company: fc.constantFrom('', '  ', 'Toko'),
  phone: fc.constantFrom('', '0812'),
  website: fc.constantFrom('', 'https://toko.example'),
  job_role: fc.constantFrom('', 'Owner'),
  company_size: fc.constantFrom('', '1-10'),
  monthly_revenue: fc.constantFrom('', '50-250 juta'),
});
const anyForm = fc.constantFrom(...formTypes);

describe('the score of a lead', () => {
  test('[CONST-003] begins with what its form weighs', () => {
    expect(Object.fromEntries(formTypes.map((form) => [form, leadScore(form, nothing)]))).toEqual({
      consultation_booking: 80,
      mentorship_application: 70,
      free_audit: 60,
      contact: 40,
      join_community: 30,
      ai_agent_notice: 20,
    });
  });

  test.for(facts)('[CONST-004] grows by what %s is worth', (fact) => {
    expect(leadScore('contact', { ...nothing, [fact]: 'ada' })).toBe(40 + points[fact]);
  });

  test('[CONST-003, CONST-004, CONST-005] is the sum of both and never above 100', () => {
    fc.assert(
      fc.property(anyForm, anyFacts, (form, given) => {
        const sum = facts.reduce(
          (total, fact) => total + (given[fact].trim() === '' ? 0 : points[fact]),
          leadScore(form, nothing),
        );
        expect(leadScore(form, given)).toBe(Math.min(100, sum));
      }),
    );
  });

  test('[CONST-005] never falls when more is known', () => {
    fc.assert(
      fc.property(anyForm, anyFacts, fc.constantFrom(...facts), (form, given, fact) => {
        expect(leadScore(form, { ...given, [fact]: 'ada' })).toBeGreaterThanOrEqual(leadScore(form, given));
      }),
    );
  });
});

describe('the facts of a form', () => {
  test('[FORM-003] take the custom role when the chosen one is Other, and only then', () => {
    expect(leadFacts(auditForm({ role: 'Other', customRole: 'Kepala gudang' })).job_role).toBe(
      'Kepala gudang',
    );
    expect(leadFacts(auditForm({ role: 'CEO/Founder', customRole: 'Kepala gudang' })).job_role).toBe(
      'CEO/Founder',
    );
  });

  test('[CONST-006, FORM-001] take the WhatsApp number of an audit as the phone number, too', () => {
    const { phone, ...rest } = leadFacts(auditForm());
    expect(phone).toBe('+62 812-0000-0000');
    expect(rest).toMatchObject({
      company: 'Toko Contoh',
      website: 'https://toko.example',
      company_size: '1-10',
      monthly_revenue: '50-250 juta',
    });
    expect(leadScore('free_audit', leadFacts(auditForm()))).toBe(100);
  });

  test('are blank where the form does not ask, and an address alone gives a name', () => {
    expect(leadFacts(contactForm({ whatsapp: '' }))).toMatchObject({ phone: '', company: '', website: '' });
    const notice = { ...auditForm().body, email: 'sari@contoh.example' };
    expect(leadFacts({ form_type: 'ai_agent_notice', body: notice }).full_name).toBe('sari');
  });

  test('what only travels with a form is not kept', () => {
    const kept = Object.keys(answersOf(communityForm())).sort();
    expect(kept).toEqual(['company', 'email', 'name', 'website', 'whatsapp']);
  });
});

test('[FORM-004, FORM-010] the audit and the community need an account, the other forms do not', () => {
  expect(formTypes.filter(needsAccount)).toEqual(['free_audit', 'join_community']);
});

test('what people do not see gives a program away', () => {
  const { body } = contactForm();
  expect([looksLikeSpam(body), looksLikeSpam({ ...body, trap: 'x' })]).toEqual([false, true]);
});
