import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { settingDefinitions } from '#shared/content/site-settings.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  listAllFaqAndTestimonials,
  listFaqAndTestimonials,
  listSettings,
  readSettings,
  saveQuestions,
  saveSetting,
  saveTestimonials,
} from './index.ts';

const save = (db: Database, key: string, value: string) =>
  withTx(db, (tx) => saveSetting(tx, systemActor, { key, value }));

describe('settings', () => {
  test('[AENT-031, AAPI-028] are listed with value, type and description, by key', async ({ db }) => {
    const settings = await listSettings(db.orm);
    const keys = settings.map(({ key }) => key);
    expect(keys).toEqual(Object.keys(settingDefinitions).toSorted());
    expect(settings.find(({ key }) => key === 'country')).toEqual({
      key: 'country',
      value: 'Indonesia',
      type: 'text',
      description: 'Negara',
      is_changed: false,
      guards_money: false,
      waiting: null,
    });
  });

  test('[ACON-006] change at once, with what was there before in the audit log', async ({ db }) => {
    expect(await save(db, 'brand_name', ' Fajar ')).toMatchObject({
      value: { value: 'Fajar', is_changed: true },
    });
    expect((await readSettings(db.orm)).brand_name).toBe('Fajar');
    const { rows } = await db.pool.query('select action, before, after from audit_entries');
    expect(rows).toEqual([
      { action: 'setting.changed', before: { value: 'Arunika' }, after: { value: 'Fajar' } },
    ]);
  });

  test.for([
    ['instagram_url', 'javascript:alert(1)', 'https://www.instagram.com/fajar'],
    [
      'consultant_photo',
      'https://elsewhere.example/a.png',
      '/api/media/6f2b1f5e-0000-4000-8000-000000000001/400x500-aabbcc.webp',
    ],
    ['whatsapp_number', '0812', '6281234567890'],
    ['contact_email', 'bukan e-mail', 'halo@fajar.example'],
    ['refund_days', '7 hari', '14'],
    ['adjustment_limit', '-5', '7500000'],
    ['brand_name', '  ', 'Fajar'],
    ['film_max_gb', '17', '16'],
    ['film_max_gb', '0', '1'],
    ['picture_max_mb', '101', '100'],
    ['document_max_mb', '201', '200'],
    ['film_hosts', 'youtube,jahat.example', 'youtube,vimeo'],
  ] as const)('%s does not take %j, and takes %j', async ([key, bad, good], { db }) => {
    expect(await save(db, key, bad)).toMatchObject({ refusal: { code: 'INVALID_SETTING' } });
    expect(await save(db, key, good)).toMatchObject({ ok: true });
  });

  test('that nobody knows are refused', async ({ db }) => {
    expect(await save(db, 'unknown', 'x')).toMatchObject({ refusal: { code: 'SETTING_NOT_FOUND' } });
    expect(await save(db, 'toString', 'x')).toMatchObject({ refusal: { code: 'SETTING_NOT_FOUND' } });
  });
});

describe('questions', () => {
  test('keep their order, are hidden from visitors when they are switched off, and leave a trace when they go', async ({
    db,
  }) => {
    const rows = [
      { question: 'Kedua?', answer: 'Ya.', is_active: true },
      { question: 'Pertama?', answer: 'Ya.', is_active: false },
    ];
    const first = await withTx(db, (tx) =>
      saveQuestions(tx, systemActor, { questions: rows, base_updated_at: null }),
    );
    if (!first.ok) throw new Error(first.refusal.code);
    expect((await listAllFaqAndTestimonials(db.orm)).questions).toMatchObject(rows);
    expect((await listFaqAndTestimonials(db.orm)).questions.map(({ question }) => question)).toEqual([
      'Kedua?',
    ]);
    const base_updated_at = first.value.questions_updated_at;
    await withTx(db, (tx) => saveQuestions(tx, systemActor, { questions: [], base_updated_at }));
    const { rows: entries } = await db.pool.query(
      'select before from audit_entries order by id desc limit 1',
    );
    expect(entries).toEqual([{ before: { questions: ['Kedua?', 'Pertama?'] } }]);
  });

  test('that two people edit at once keep what the first one saved, and tell the second when', async ({
    db,
  }) => {
    const edit = (question: string, base_updated_at: string | null) => ({
      questions: [{ question, answer: 'Ya.', is_active: true }],
      base_updated_at,
    });
    const both = await Promise.all(
      ['Ani?', 'Budi?'].map((words) => withTx(db, (tx) => saveQuestions(tx, systemActor, edit(words, null)))),
    );
    const stands = await listAllFaqAndTestimonials(db.orm);
    expect(stands.questions).toHaveLength(1);
    const refused = both.filter(({ ok }) => !ok);
    expect(refused).toEqual([
      {
        ok: false,
        refusal: { code: 'CONTENT_CHANGED', details: { updated_at: stands.questions_updated_at } },
      },
    ]);
    const over = edit('Budi lagi?', stands.questions_updated_at);
    expect(await withTx(db, (tx) => saveQuestions(tx, systemActor, over))).toMatchObject({ ok: true });
    expect((await listAllFaqAndTestimonials(db.orm)).questions).toMatchObject([{ question: 'Budi lagi?' }]);
  });

  test('and testimonials are told apart: saving one does not make the other old', async ({ db }) => {
    const questions = [{ question: 'Apa?', answer: 'Ya.', is_active: true }];
    await withTx(db, (tx) => saveQuestions(tx, systemActor, { questions, base_updated_at: null }));
    const testimonials = [{ quote: 'Cepat.', role: 'Pemilik', business: 'Toko', is_active: true }];
    const saved = await withTx(db, (tx) =>
      saveTestimonials(tx, systemActor, { testimonials, base_updated_at: null }),
    );
    expect(saved).toMatchObject({ ok: true, value: { questions, testimonials } });
    const stale = await withTx(db, (tx) =>
      saveTestimonials(tx, systemActor, { testimonials: [], base_updated_at: null }),
    );
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'CONTENT_CHANGED' } });
  });
});

describe('a setting that two people change at once', () => {
  test('keeps the first value, tells the second what it is now, and takes theirs when they mean it', async ({
    db,
  }) => {
    const edit = (value: string, base_value: string) =>
      withTx(db, (tx) => saveSetting(tx, systemActor, { key: 'country', value, base_value }));
    const before = (await listSettings(db.orm)).find(({ key }) => key === 'country')?.value ?? '';
    const both = await Promise.all([edit('Malaysia', before), edit('Singapura', before)]);
    const stands = (await listSettings(db.orm)).find(({ key }) => key === 'country')?.value ?? '';
    expect(both.filter(({ ok }) => !ok)).toEqual([
      { ok: false, refusal: { code: 'SETTING_CHANGED', details: { value: stands } } },
    ]);
    expect(await edit('Brunei', stands)).toMatchObject({ ok: true, value: { value: 'Brunei' } });
  });
});
