import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditActions } from '#shared/people/audit.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { AuditPage, type AuditPageProps } from './audit.route.tsx';
import { auditCsvHref, auditHref, auditQuery, parseAuditView } from './audit-filters.tsx';
import { actionGroups } from './audit-labels.ts';
import { EntryDetails, subjectHref } from './entry-details.tsx';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const changed: AuditEntry = {
  id: 41,
  actor_id: ID,
  actor_name: 'Sari Wulandari',
  actor_email: 'sari@contoh.example',
  actor_role: 'admin',
  action: 'wallet.adjusted',
  subject_type: 'wallet',
  subject_id: ID,
  subject_name: 'Budi Santoso',
  owner_id: ID,
  is_subscription: null,
  before: { balance_bigint: 0 },
  after: { balance_bigint: 7_500_000, description: 'Bonus uji' },
  request_id: 'r-1',
  address: '10.0.0.1',
  device: 'Firefox, Windows',
  api_key: null,
  created_at: '2026-11-21T18:30:00.000Z',
};
const tried: AuditEntry = {
  ...changed,
  id: 40,
  actor_id: null,
  actor_name: null,
  actor_email: null,
  actor_role: null,
  action: 'account.sign_in_failed',
  subject_type: 'user',
  before: null,
  after: null,
  created_at: '2026-11-21T03:00:00.000Z',
};

const view = (query = '') => parseAuditView(new URLSearchParams(query));
const page = (different: Partial<AuditPageProps> = {}) =>
  htmlOf(
    <AuditPage view={view()} entries={[changed, tried]} hasNewer={false} hasOlder={false} {...different} />,
    '/admin/audit',
  );

describe('the audit log', () => {
  test('tells what one person did to one thing within a minute as one row', () => {
    const noted = {
      ...changed,
      action: 'product.attendance_set' as const,
      subject_name: 'Kelas prompt',
    };
    const entries = [3, 2, 1].map((id) => ({ ...noted, id }));
    const later = { ...noted, id: 4, created_at: '2026-11-21T18:31:00.000Z' };
    const text = textOf(page({ entries: [later, ...entries] }));
    expect(text.match(/Kelas prompt/g)).toHaveLength(2);
    expect(text).toContain('3 kali Kelas prompt');
  });

  test('tells day by day in WIB who did what to whom, from where, before and after', () => {
    const text = textOf(page());
    for (const words of [
      '22 Nov 2026',
      '21 Nov 2026',
      'Saldo disesuaikan Budi Santoso',
      'Firefox, Windows · 10.0.0.1',
      '22 Nov 2026, 01.30',
      // Ids are skipped: the first other change is in the row itself.
      'Saldo Rp 0 → Rp 75.000 +1',
      'Percobaan masuk gagal',
      'Tidak dikenal',
    ])
      expect(text).toContain(words);
    const details = htmlOf(<EntryDetails entry={changed} historyHref="/admin/audit?subject_id=1" />);
    for (const words of [
      'Sari Wulandari, sari@contoh.example',
      'Sebelum: Rp 0',
      'Sesudah: Rp 75.000',
      'Bonus uji',
      '01.30 WIB',
    ])
      expect(textOf(details)).toContain(words);
    expect(details).toContain(`href="/admin/wallets/${ID}"`);
    expect(details).toContain('href="/admin/audit?subject_id=1"');
  });

  test('opens what an entry is about where it has a page, and nothing of what is no more', () => {
    const opened = (different: Partial<AuditEntry>) => subjectHref({ ...changed, ...different });
    const product = { subject_type: 'product', subject_name: 'SOP AI' } as const;
    expect([
      opened({ ...product, is_subscription: false }),
      opened({ ...product, is_subscription: true }),
      opened({ ...product, subject_name: null, is_subscription: null }),
      opened({ subject_type: 'products', subject_id: 'one-time' }),
      opened({ subject_type: 'site', subject_id: 'questions' }),
      opened({ subject_type: 'test_data', subject_id: 'all' }),
    ]).toEqual([
      `/admin/products/one-time/edit/${ID}`,
      `/admin/products/subscription/edit/${ID}`,
      null,
      '/admin/products/one-time',
      '/admin/content/faq',
      null,
    ]);
  });

  test('says at the field that a period ends before it starts, keeps both days and offers no file', () => {
    const html = page({ entries: [], view: view('from=2026-11-30&until=2026-11-01') });
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="until"[^>]*value="2026-11-01"/);
    expect(html).toMatch(
      /<p id="audit-period-problem" role="alert"[^>]*>.*Tanggal akhir tidak boleh sebelum/,
    );
    expect(html).toContain('value="2026-11-30"');
    expect(html).not.toContain('audit.csv');
    expect(page({ entries: [], view: view('from=2026-11-01&until=2026-11-01') })).not.toContain('alert');
  });

  test('has every action in its filter, and each once', () => {
    const offered = Object.values(actionGroups()).flatMap((group) => Object.keys(group));
    expect(offered.toSorted()).toEqual([...auditActions].toSorted());
  });

  test('is empty in its own words, with a filter and without', () => {
    expect(textOf(page({ entries: [] }))).toContain('Belum ada catatan');
    const nothing = page({ entries: [], view: view('search=budi') });
    expect(textOf(nothing)).toContain('Tidak ada catatan yang cocok');
    expect(nothing).toContain('href="/admin/audit"');
  });

  test('leads to its neighbours by the entries at its ends, and away from there when it is filtered anew', () => {
    const html = page({ hasNewer: true, hasOlder: true, view: view('search=sari&before=50') });
    expect(html).toContain('href="/admin/audit?search=sari&amp;after=41"');
    expect(html).toContain('href="/admin/audit?search=sari&amp;before=40"');
    expect(html).toContain('href="/admin/audit?search=sari"');
    expect(page()).not.toContain('before=');
  });

  test('keeps its view in the URL and ignores what makes no sense there', () => {
    const query = 'search=sari&action=user.activated&subject_type=user&from=2026-11-01&until=2026-11-30';
    expect(auditHref(view(`${query}&before=9`))).toBe(`/admin/audit?${query}`);
    expect(auditQuery(view('search=sari&before=9'))).toEqual({ actor: 'sari', before: '9' });
    expect(auditCsvHref(view('search=sari&action=user.activated&before=9'))).toBe(
      '/api/admin/audit.csv?actor=sari&action=user.activated&separator=semicolon',
    );
    const nonsense = 'action=x&subject_type=y&from=2026-02-31&until=kemarin&about=1&before=-2&after=abc';
    expect(view(nonsense)).toEqual(view());
  });
});
