import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { caseStudyInput, postInput } from './article-input.ts';
import { articleValues, blankCaseStudy, blankPost, parseArticleDraft } from './article-values.ts';

const saved = {
  id: '0b1c2d3e-0000-4000-8000-000000000001',
  title: 'Stok yang cocok',
  slug: 'stok-yang-cocok',
  status: 'draft',
  published_at: null,
  scheduled_at: '2026-12-01T20:30:00.000Z',
  updated_at: '2026-11-22T03:00:00.000Z',
  challenges: ['Stok selisih', 'Nota hilang'],
  result_metrics: [{ label: 'Jam', before: '9 jam', after: '1,5 jam', before_value: 9, after_value: 1.5 }],
} as const;

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const post = (fields: Readonly<Record<string, string>>) => parseForm(formOf(fields), caseStudyInput);

const study = {
  title: 'Stok',
  client_name: 'Toko Sari',
  industry: 'Retail',
  status: 'published',
  content: '<p>A</p>',
};

test('[ACON-008] a form shows a text as it is typed: days in WIB, lists as lines, what waits for its day as published', () => {
  expect(articleValues(blankCaseStudy, saved)).toMatchObject({
    title: 'Stok yang cocok',
    excerpt: '',
    status: 'published',
    published_at: '2026-12-02T03:30',
    challenges: 'Stok selisih\nNota hilang',
    result_metrics: [{ label: 'Jam', before: '9 jam', before_value: '9', after_value: '1,5' }],
  });
  expect(articleValues(blankPost, null)).toBe(blankPost);
});

test('what a form posts becomes what the API takes', () => {
  const submission = post({
    ...study,
    slug: 'Stok Yang  Cocok',
    published_at: '2026-12-02T03:30',
    challenges: 'satu\n\n dua \nsatu',
    'result_metrics[0].label': 'Jam',
    'result_metrics[0].before': '9 jam',
    'result_metrics[0].after': '1,5 jam',
    'result_metrics[0].before_value': '9',
    'result_metrics[0].after_value': '1,5',
    intent: 'x',
  });
  expect(submission.status === 'success' && submission.value).toEqual({
    ...study,
    slug: 'stok-yang-cocok',
    excerpt: '',
    published_at: '2026-12-01T20:30:00.000Z',
    meta_title: null,
    meta_description: null,
    preview_image: null,
    featured_image: null,
    logo_image: null,
    challenges: ['satu', 'dua'],
    solutions: [],
    results: [],
    result_metrics: [{ label: 'Jam', before: '9 jam', after: '1,5 jam', before_value: 9, after_value: 1.5 }],
    impact_metrics: [],
  });
});

test('what is wrong is said at its field', () => {
  const errorsOf = (submission: ReturnType<typeof post>) =>
    Object.keys(submission.reply().error ?? {}).sort();
  expect(errorsOf(post({ status: 'draft' }))).toEqual(['client_name', 'industry', 'title']);
  expect(errorsOf(post({ ...study, content: '' }))).toEqual(['content']);
  expect(
    errorsOf(
      post({ ...study, challenges: 'x'.repeat(501), slug: 'a/b', logo_image: 'https://a.example/a.png' }),
    ),
  ).toEqual(['challenges', 'logo_image', 'slug']);
  expect(
    errorsOf(post({ ...study, 'result_metrics[0].label': 'Jam', 'result_metrics[0].after_value': 'satu' })),
  ).toEqual([
    'result_metrics[0].after',
    'result_metrics[0].after_value',
    'result_metrics[0].before',
    'result_metrics[0].before_value',
  ]);
  const tags = parseForm(
    formOf({ title: 'A', category: 'B', status: 'draft', tags: `a,${'b'.repeat(51)}` }),
    postInput,
  );
  expect(Object.keys(tags.reply().error ?? {})).toEqual(['tags']);
});

test('drafts that browsers hold are offered, also those of older versions, and nothing else is taken for them', () => {
  const old = {
    base: '2026-11-22T03:00:00.000Z',
    values: {
      title: 'Stok',
      tags: ['kasir', 'stok'],
      published_at: '2026-12-01T20:30:00.000Z',
      meta_title: null,
    },
  };
  const draft = parseArticleDraft(blankPost, old);
  expect(draft).toEqual({
    base: old.base,
    values: { ...blankPost, title: 'Stok', tags: 'kasir, stok', published_at: '2026-12-02T03:30' },
  });
  expect(parseArticleDraft(blankPost, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const kept of [null, 'x', { base: 1, values: {} }, { base: '' }])
    expect(parseArticleDraft(blankPost, kept)).toBeNull();
});
