import { randomUUID } from 'node:crypto';
import type { CaseStudyQuery } from '#contract/content/case-studies.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy } from '#tests/support/shop/content.ts';
import { getCaseStudy, listCaseStudies } from '../index.ts';

const NOT_FOUND = { ok: false, refusal: { code: 'CASE_STUDY_NOT_FOUND' } };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function titlesOf(db: Database, query: Partial<CaseStudyQuery> = {}): Promise<readonly string[]> {
  const found = await listCaseStudies(db.orm, { page: 1, limit: 24, ...query });
  expect(found.total).toBe(found.case_studies.length);
  return found.case_studies.map(({ title }) => title);
}

describe('the list of case studies', () => {
  test('[CASE-001, API-067] has the newest first, in pages, with how many there are', async ({ db }) => {
    for (const [title, days] of [
      ['Lama', 3],
      ['Baru', 1],
      ['Sedang', 2],
    ] as const) {
      await makeCaseStudy(db, { title, created_at: daysAgo(days) });
    }
    expect(await titlesOf(db)).toEqual(['Baru', 'Sedang', 'Lama']);
    const second = await listCaseStudies(db.orm, { page: 2, limit: 2 });
    expect(second).toMatchObject({ case_studies: [{ title: 'Lama' }], total: 3, page: 2, limit: 2 });
  });

  test('[PUB-100] never shows drafts, archived ones, or those whose day has not come', async ({ db }) => {
    for (const state of [
      { status: 'draft', published_at: null },
      { status: 'archived', published_at: daysAgo(1) },
      { status: 'published', published_at: daysAgo(-1) },
    ] as const) {
      const { id, slug } = await makeCaseStudy(db, { title: 'Rahasia', ...state });
      expect([await getCaseStudy(db.orm, id), await getCaseStudy(db.orm, slug)]).toEqual([
        NOT_FOUND,
        NOT_FOUND,
      ]);
    }
    expect([await titlesOf(db), await titlesOf(db, { search: 'rahasia' })]).toEqual([[], []]);
  });

  test('[CASE-002] is searched in title, company and excerpt, whatever the case, and literally', async ({
    db,
  }) => {
    await makeCaseStudy(db, { title: 'Asisten KLINIK' });
    await makeCaseStudy(db, { title: 'Kedua', company: 'Klinik gigi, Malang' });
    await makeCaseStudy(db, { title: 'Ketiga', excerpt: 'jadwal klinik' });
    await makeCaseStudy(db, { title: 'Keempat', content: '<p>klinik</p>' });
    await makeCaseStudy(db, { title: 'Naik 100%_pasti' });
    expect((await titlesOf(db, { search: 'Klinik' })).toSorted()).toEqual([
      'Asisten KLINIK',
      'Kedua',
      'Ketiga',
    ]);
    for (const search of ['%', '_', '0%_p'])
      expect(await titlesOf(db, { search })).toEqual(['Naik 100%_pasti']);
    for (const search of ['\\', '""', 'tidak ada']) expect(await titlesOf(db, { search })).toEqual([]);
    expect(await titlesOf(db, { search: '' })).toHaveLength(5);
  });

  test('[CASE-003] is filtered by industry, together with a search', async ({ db }) => {
    await makeCaseStudy(db, { title: 'Dapur', industry: 'Food & Beverage' });
    await makeCaseStudy(db, { title: 'Kamar', industry: 'Hospitality' });
    expect(await titlesOf(db, { industry: 'Food & Beverage' })).toEqual(['Dapur']);
    expect(await titlesOf(db, { industry: 'Hospitality', search: 'dapur' })).toEqual([]);
    expect(await titlesOf(db, { industry: 'Healthcare' })).toEqual([]);
  });
});

describe('a case study', () => {
  test('[CASE-004, CASE-008, CASE-009, API-068] is found by id and by slug, whole and with clean HTML', async ({
    db,
  }) => {
    const metric = {
      label: 'Balas chat',
      before: '2 jam',
      after: '5 menit',
      before_value: 120,
      after_value: 5,
    };
    const impact = { label: 'Waktu', value: '2–4 minggu', icon: 'Target' } as const;
    const { id, slug } = await makeCaseStudy(db, {
      content: '<h2>Awal</h2><p onclick="x()">a</p><script>x()</script>',
      challenges: ['Satu'],
      solutions: ['Dua'],
      results: ['Tiga'],
      result_metrics: [metric],
      impact_metrics: [impact],
    });
    const found = await getCaseStudy(db.orm, slug);
    expect(found).toMatchObject({
      value: {
        id,
        content: '<h2 id="awal">Awal</h2><p>a</p>',
        challenges: ['Satu'],
        solutions: ['Dua'],
        results: ['Tiga'],
        result_metrics: [metric],
        impact_metrics: [impact],
      },
    });
    expect(await getCaseStudy(db.orm, id)).toEqual(found);
  });

  test('[CASE-012] that is not there is not found', async ({ db }) => {
    for (const unknown of [randomUUID(), 'tidak-ada', '%']) {
      expect(await getCaseStudy(db.orm, unknown)).toEqual(NOT_FOUND);
    }
  });
});
