import { describe, expect, test } from 'vitest';
import { profileFields } from '#contract/account/profile.ts';
import { profileCopy } from '#messages/account/profile.ts';
import { completionFields, profileCompletion } from '#shared/people/profile.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { ProfileSkeleton } from './profile.route.tsx';
import { ProfileRing } from './profile-form.tsx';
import { type ProfileForm, ProfileInputs } from './profile-inputs.tsx';
import {
  changedNames,
  completionOf,
  fields,
  type ProfileValues,
  profileTabs,
  rebase,
  toRequestBody,
  validateProfile,
} from './profile-values.ts';
import { PROFILE_TIMEOUT_MS } from './use-profile.ts';

const names = profileTabs.flatMap((tab) => [...fields[tab]]).map(({ name }) => name);
const blank = (): ProfileValues => ({
  full_name: 'Sari',
  phone: '',
  whatsapp: '',
  job_role: '',
  company: '',
  website: '',
  industry: '',
  company_size: '',
  monthly_revenue: '',
  founding_year: '2016',
  company_description: '',
  target_market: '',
  business_model: '',
  main_products_services: '',
  current_challenges: '',
  linkedin: '',
  instagram: '',
  twitter: '',
  facebook: '',
  youtube: '',
  tiktok: '',
  ai_experience_level: '',
  budget_range: '',
  timeline_expectations: '',
  interested_services: [],
});
const form = (values: ProfileValues, problems: ProfileForm['problems'] = {}): ProfileForm => ({
  values,
  base_updated_at: '2026-11-22T00:00:00.000Z',
  problems,
  isDirty: false,
  isSaving: false,
  notice: null,
  change: () => {},
  reset: () => {},
  save: async () => null,
});
const specified = {
  job_role: [
    'CEO/Founder',
    'CTO',
    'Marketing Director',
    'Operations Manager',
    'Business Owner',
    'Entrepreneur',
    'Other',
  ],
  industry: [
    'Technology',
    'E-commerce',
    'Healthcare',
    'Finance',
    'Education',
    'Manufacturing',
    'Retail',
    'Other',
  ],
  company_size: ['1-10', '11-50', '51-200', '201-500', '500+'],
  monthly_revenue: ['< 10M', '10M-50M', '50M-100M', '100M-500M', '500M+'],
  ai_experience_level: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
  budget_range: ['< 5M', '5M-10M', '10M-25M', '25M-50M', '50M+'],
  timeline_expectations: [
    'Immediate (within 1 month)',
    'Short-term (1-3 months)',
    'Medium-term (3-6 months)',
    'Long-term (6+ months)',
  ],
  interested_services: [
    'AI Strategy Consulting',
    'Marketing Automation',
    'Content Creation',
    'Data Analysis',
    'Chatbot Development',
    'Social Media Management',
    'SEO Optimization',
    'Email Marketing',
    'Lead Generation',
    'Business Process Automation',
  ],
};
const inputs = (tab: (typeof profileTabs)[number], given = form(blank())) =>
  htmlOf(<ProfileInputs tab={tab} form={given} />);

describe('the profile form', () => {
  test('[PORT-033, PORT-037, ENT-008] has its title and exactly four tabs', () => {
    expect(profileCopy.subtitle).toBe('Lengkapi profil untuk mengakses konsultasi gratis');
    runInLanguage('en', () => {
      expect(profileCopy.title).toBe('Profile Completion');
      expect(profileTabs.map((tab) => profileCopy.tabs[tab])).toEqual([
        'Personal Info',
        'Business Info',
        'Social Media',
        'Preferences',
      ]);
    });
    const withoutInput = ['headquarters', 'business_challenges'];
    expect([...names, ...withoutInput].toSorted()).toEqual(Object.keys(profileFields.shape).toSorted());
  });

  test.for([
    ['personal', 'Full Name* Phone Number* WhatsApp Job Role*'],
    [
      'business',
      'Company Name* Website Industry* Company Size* Monthly Revenue Founding Year Company Description* Target Market* Business Model* Main Products/Services* Current Business Challenges*',
    ],
    ['social', 'LinkedIn Instagram Twitter Facebook YouTube TikTok'],
    ['preferences', 'AI Experience Level* Budget Range* Timeline Expectations* Interested Services'],
  ] as const)(
    '[PORT-038, PORT-039, PORT-040, PORT-041] the tab %s has its labels in order',
    ([tab, labels]) => {
      runInLanguage('en', () => {
        const names = fields[tab].map(({ name }) => profileCopy.fields[name]);
        expect(names.join(' ')).toBe(labels);
        const shown = inputs(tab);
        const places = names.map((name) => shown.indexOf(`>${name.replace('*', '')}`));
        expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
      });
    },
  );

  test('[ENT-033, ENT-034, ENT-035, ENT-036, ENT-037, ENT-038, ENT-039, ENT-040] offers exactly the options of the specification', () => {
    const all = () => inputs('personal') + inputs('business') + inputs('preferences');
    const html = runInLanguage('en', all);
    const { interested_services, ...selects } = specified;
    for (const [name, options] of Object.entries(selects)) {
      const select = new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html)?.[0] ?? '';
      const offered = [...select.matchAll(/<option value="[^"]+">([^<]*)</g)];
      expect([name, offered.map(([, option = '']) => textOf(option))]).toEqual([name, options]);
    }
    expect(html.match(/type="checkbox"/g)).toHaveLength(interested_services.length);
    expect(textOf(html)).toContain(interested_services.join(' '));
    const kept = (page: string) => [...page.matchAll(/ value="([^"]+)"/g)].map(([, value]) => value);
    expect(kept(all())).toEqual(kept(html));
    expect(all()).toContain('>Pemilik usaha</option>');
  });

  test('[PORT-051, PORT-052] types addresses as url and numbers as tel', () => {
    const html = inputs('personal') + inputs('business') + inputs('social');
    const typed = (type: string) =>
      [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
        input.includes(`type="${type}"`) ? [/name="(\w+)"/.exec(input)?.[1]] : [],
      );
    expect(typed('url').toSorted()).toEqual(['facebook', 'linkedin', 'website', 'youtube']);
    expect(typed('tel').toSorted()).toEqual(['phone', 'whatsapp']);
  });

  test('[PORT-049] marks fields with asterisks and requires none of them', () => {
    expect(profileTabs.map((tab) => inputs(tab)).join('')).not.toContain('required');
    expect(validateProfile(blank())).toEqual({});
  });

  test('[PORT-050, ENT-006] sends the founding year as an integer, or null when it is empty', () => {
    const loaded = blank();
    expect(toRequestBody(loaded, { ...loaded, founding_year: ' 1998 ' })).toEqual({ founding_year: 1998 });
    expect(toRequestBody(loaded, { ...loaded, founding_year: '' })).toEqual({ founding_year: null });
    expect(validateProfile({ ...loaded, founding_year: '98' })).toEqual({
      founding_year: profileCopy.badYear,
    });
    const html = inputs('business', form(loaded, { founding_year: profileCopy.badYear }));
    expect(html).toMatch(/aria-invalid="true"[^>]*name="founding_year"/);
    expect(textOf(html)).toContain('Tulis tahun dengan empat angka');
  });

  test('[PORT-042, PORT-043] sends only what was changed, and keeps it on top of what another tab saved', () => {
    const loaded = blank();
    const mine = { ...loaded, company: 'Toko Saya', interested_services: ['Data Analysis'] };
    expect(changedNames(loaded, mine)).toEqual(['company', 'interested_services']);
    expect(toRequestBody(loaded, mine)).toEqual({
      company: 'Toko Saya',
      interested_services: ['Data Analysis'],
    });
    const theirs = { ...loaded, company: 'Toko Lain', website: 'https://toko.id' };
    expect(rebase(loaded, mine, theirs)).toEqual({
      ...theirs,
      company: 'Toko Saya',
      interested_services: ['Data Analysis'],
    });
    expect(changedNames(loaded, loaded)).toEqual([]);
  });

  test('[PORT-047] counts the fourteen fields that are not blank, rounded', () => {
    expect(completionFields).toHaveLength(14);
    expect(completionOf(blank())).toMatchObject({ percent: 7, is_eligible: false });
    expect(completionOf({ ...blank(), phone: '   ', company: 'Toko' }).percent).toBe(14);
    const filled = (count: number) =>
      Object.fromEntries(completionFields.slice(0, count).map((name) => [name, 'ada']));
    expect([11, 12, 14].map((count) => profileCompletion(filled(count)).percent)).toEqual([79, 86, 100]);
  });

  test('[PORT-034, PORT-035, PORT-036, PORT-048] shows ring, bar, badge and message on both sides of 80 %', () => {
    const ring = (percent: number) =>
      htmlOf(<ProfileRing completion={{ percent, is_eligible: percent >= 80, missing_fields: [] }} />);
    const [below, above] = runInLanguage('en', () => [ring(57), ring(86)]);
    expect(textOf(below)).toMatch(
      /57% Complete 23% more to unlock free consultation\. Complete 80% for Consultation/,
    );
    expect(below).toMatch(/role="progressbar"[^>]*aria-valuenow="57"/);
    expect(below).toContain('<circle');
    expect(textOf(above)).toMatch(
      /86% Congratulations, you can have a free consultation every month.* Eligible for Consultation/,
    );
  });

  test('[PORT-046, PORT-053, PORT-054] shows its boxes while it loads, gives up after ten seconds, and complains of nothing', () => {
    expect(PROFILE_TIMEOUT_MS).toBe(10_000);
    expect(htmlOf(<ProfileSkeleton onReload={null} />)).toMatch(
      /role="status"[^>]*aria-label="Memuat profil"/,
    );
    expect(textOf(htmlOf(<ProfileSkeleton onReload={() => {}} />)).trim()).toBe('Muat ulang profil');
  });
});
