import { describe, expect, test } from 'vitest';
import type { InstallationStatus, StatusCheck } from '#contract/operations/admin-status.ts';
import { type StatusReason, type StatusSubject, statusReasons } from '#shared/status.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { StatusPage } from './status.route.tsx';
import { spanOf } from './status-words.ts';

const check = (
  subject: StatusSubject,
  reason: StatusReason,
  figures: Partial<StatusCheck> = {},
): StatusCheck => ({
  subject,
  reason,
  state: statusReasons[reason],
  ...figures,
});
const page = (...checks: readonly StatusCheck[]) => {
  const loaded: InstallationStatus = {
    checks: [...checks],
    version: '0.1.0',
    read_at: '2026-11-24T03:00:00Z',
  };
  return htmlOf(<StatusPage loaded={loaded} />);
};

describe('the status of the shop', () => {
  test('says in a sentence whether everything runs, and in another what is so with each part', () => {
    const text = textOf(page(check('database', 'database_runs', { bytes: 41_000_000 })));
    expect(text).toContain('Semua berjalan');
    expect(text).toContain('Basis data Baik Menjawab dan mutakhir, berukuran 41 MB.');
    expect(text).toContain('Pukul 10.00 WIB · versi 0.1.0.');
    expect(text).not.toContain('Langkah');
  });

  test('counts what needs a look, apart from what is not set up', () => {
    const checks = [
      check('books', 'books_broken', { count: 1, at: '2026-11-23T19:40:00Z' }),
      check('films', 'not_read'),
      check('backup', 'backup_unset'),
      check('jobs', 'jobs_done'),
    ];
    expect(textOf(page(...checks))).toContain('2 hal perlu dilihat 1 belum ada');
    expect(runInLanguage('en', () => textOf(page(...checks)))).toContain(
      '2 things need a look 1 still to set up',
    );
  });

  test('calls what the night brings waiting, and does not count it as still to set up', () => {
    const checks = [
      check('books', 'books_unread'),
      check('backup', 'backup_waits'),
      check('mail', 'mail_unset'),
    ];
    const text = runInLanguage('en', () => textOf(page(...checks)));
    expect(text).toContain('1 still to set up');
    expect(text).toContain('Books Waits for tonight Not audited yet');
    expect(text.match(/Waits for tonight/g)).toHaveLength(2);
  });

  test('tells the step, the page where it is taken, and what the helper of the owner reads', () => {
    const html = page(
      check('payments', 'notices_failed', { count: 2 }),
      check('backup', 'backup_failed', { at: '2026-11-22T19:12:00Z' }),
    );
    expect(textOf(html)).toContain('Cadangan semalam gagal; yang terakhir 23 Nov 2026, 02.12 WIB.');
    expect(textOf(html)).toContain('ada panduannya');
    expect(html).toContain('title="docs/runbooks/backup.md"');
    expect(html).toContain('href="/admin/payments?tab=webhooks&amp;status=Failed"');
    expect(html).toContain('aria-label="Buka: Pembayaran"');
  });

  test.each([
    [0, '0 detik'],
    [59, '59 detik'],
    [60, '1 menit'],
    [7_199, '1 jam'],
    [172_800, '2 hari'],
  ])('%i seconds are %s', (seconds, span) => {
    expect(spanOf(seconds)).toBe(span);
  });
});
