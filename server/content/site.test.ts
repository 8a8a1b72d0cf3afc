import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import {
  isSettingKey,
  type SettingKey,
  settingDefinitions,
  withDefaults,
} from '#shared/content/site-settings.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  changeSetting,
  getSitePage,
  listFaqAndTestimonials,
  readPublicSettings,
  readSettings,
  replaceQuestions,
  replaceTestimonials,
  writeSitePage,
} from './index.ts';

const change = (db: Database, key: SettingKey, value: string) =>
  withTx(db, (tx) => changeSetting(tx, key, value));

describe('the settings', () => {
  test('have the values of the code until somebody changes them', async ({ db }) => {
    expect(await readSettings(db.orm)).toEqual(withDefaults(new Map()));
    expect(await change(db, 'brand_name', ' Fajar ')).toEqual({ ok: true, value: null });
    expect(await readSettings(db.orm)).toEqual(withDefaults(new Map([['brand_name', 'Fajar']])));
    await change(db, 'brand_name', 'Senja');
    expect(await readPublicSettings(db.orm)).toMatchObject({ brand_name: 'Senja', claim_businesses: '' });
  });

  test('that are for the team or for members are in no public answer', async ({ db }) => {
    await change(db, 'team_email', 'rahasia@arunika.example');
    await change(db, 'community_url', 'https://chat.example/rahasia');
    expect(JSON.stringify(await readPublicSettings(db.orm))).not.toMatch(/rahasia|team_email|community_url/);
    expect(await readSettings(db.orm)).toMatchObject({ team_email: 'rahasia@arunika.example' });
  });

  test('a key that the code does not know is left out', async ({ db }) => {
    await db.pool.query("insert into settings (key, value) values ('old_key', 'x')");
    expect(await readSettings(db.orm)).toEqual(withDefaults(new Map()));
  });

  test.for([
    ['instagram_url', 'javascript:alert(1)'],
    ['instagram_url', 'ftp://contoh.example'],
    ['instagram_url', 'contoh'],
    ['contact_email', 'bukan alamat'],
    ['whatsapp_number', '0812-0000'],
    ['whatsapp_number', '628'],
    ['brand_name', '   '],
    ['brand_tagline', ''],
    ['brand_name', 'x'.repeat(201)],
  ] as const)('refuse what their kind does not allow: %s %s', async ([key, value], { db }) => {
    expect(await change(db, key, value)).toEqual({ ok: false, refusal: { code: 'INVALID_SETTING' } });
    expect((await readSettings(db.orm))[key]).toBe(settingDefinitions[key].value);
  });

  test('refuse a number that is none or out of its range, and take both ends of it', async ({ db }) => {
    const ranged = Object.entries(settingDefinitions).filter(([, definition]) => 'range' in definition);
    expect(ranged.map(([key]) => key)).toEqual(expect.arrayContaining(['refund_days', 'refund_max_percent']));
    for (const [key, definition] of ranged) {
      if (!isSettingKey(key) || !('range' in definition)) throw new Error(`${key} has no range`);
      const { min, max } = definition.range;
      for (const value of [min - 1, max + 1, max * 10, min + 0.5, '', 'x', '1e1', '٥٫٥'])
        expect([key, value, await change(db, key, String(value))]).toEqual([
          ...[key, value],
          { ok: false, refusal: { code: 'INVALID_SETTING' } },
        ]);
      for (const value of [min, max])
        expect([key, value, await change(db, key, String(value))]).toEqual([
          ...[key, value],
          { ok: true, value: null },
        ]);
    }
    expect((await change(db, 'refund_max_percent', '200')).ok).toBe(false);
  });

  test('DECISIONS 63: what states a fact can be taken back', async ({ db }) => {
    await change(db, 'claim_members', '80+');
    expect(await change(db, 'claim_members', ' ')).toEqual({ ok: true, value: null });
    expect((await readSettings(db.orm)).claim_members).toBe('');
  });

  test('take every value that the code gives them', async ({ db }) => {
    for (const [key, { value }] of Object.entries(settingDefinitions)) {
      if (!isSettingKey(key)) throw new Error(`${key} is no setting`);
      expect([key, await change(db, key, value)]).toEqual([key, { ok: true, value: null }]);
    }
  });
});

describe('questions and testimonials', () => {
  const questions = ['Satu?', 'Dua?', 'Tiga?'].map((question) => ({ question, answer: 'Ya.\n\nTentu.' }));
  const faqAndTestimonials = ['A', 'B'].map((quote) => ({ quote, role: 'Pemilik', business: 'Toko' }));
  const write = (db: Database, lists: readonly [typeof questions, typeof faqAndTestimonials]) =>
    withTx(db, async (tx) => {
      await replaceQuestions(tx, lists[0]);
      await replaceTestimonials(tx, lists[1]);
      return succeed(null);
    });

  test('come in the order they were written, and the next list takes their place', async ({ db }) => {
    await write(db, [questions, faqAndTestimonials]);
    expect(await listFaqAndTestimonials(db.orm)).toMatchObject({
      questions,
      testimonials: faqAndTestimonials,
    });
    await write(db, [questions.toReversed(), []]);
    expect(await listFaqAndTestimonials(db.orm)).toMatchObject({
      questions: questions.toReversed(),
      testimonials: [],
    });
  });

  test('that are switched off are not shown', async ({ db }) => {
    await write(db, [questions, faqAndTestimonials]);
    await db.pool.query("update faq_items set is_active = false where question = 'Dua?'");
    await db.pool.query("update testimonials set is_active = false where quote = 'A'");
    const shown = await listFaqAndTestimonials(db.orm);
    expect(shown.questions.map(({ question }) => question)).toEqual(['Satu?', 'Tiga?']);
    expect(shown.testimonials.map(({ quote }) => quote)).toEqual(['B']);
  });
});

test('a text of its own is found once it is written, with clean HTML, and can be written anew', async ({
  db,
}) => {
  expect(await getSitePage(db.orm, 'terms')).toEqual({ ok: false, refusal: { code: 'PAGE_NOT_FOUND' } });
  const page = {
    name: 'terms',
    title: 'Syarat',
    description: 'Aturan',
    content: '<p>a</p><script>x()</script>',
  } as const;
  for (const title of ['Syarat', 'Syarat dan Ketentuan']) {
    await withTx(db, async (tx) => succeed(await writeSitePage(tx, { ...page, title })));
    expect(await getSitePage(db.orm, 'terms')).toMatchObject({
      value: { name: 'terms', title, description: 'Aturan', content: '<p>a</p>' },
    });
  }
});
