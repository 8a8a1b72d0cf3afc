import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { toast } from '#app/lib/toast.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { clear, deletionSummary, generate } from './danger-zone.tsx';
import { DevToolsPage } from './dev-tools.route.tsx';

const counts = { users: 5, products: 10, orders: 1_200, blog_posts: 0 };

describe('the dev tools', () => {
  test('[ADEV-001, ADEV-003, ADEV-004] four generators under a DEV MODE badge, and a Danger Zone', () => {
    const html = runInLanguage('en', () => htmlOf(<DevToolsPage counts={counts} />));
    expect(textOf(html)).toMatch(/Dev Tools .* DEV MODE/);
    expect([...html.matchAll(/<form aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Test Users',
      'Test Products',
      'Test Orders',
      'Test Blog Posts',
    ]);
    expect(textOf(html)).toMatch(/Danger Zone .* Clear All Test Data/);
  });

  test('[ADEV-005, ADEV-006, ADEV-007, ADEV-008] each takes a count of its range, with the usual one filled in', () => {
    const html = htmlOf(<DevToolsPage counts={counts} />);
    const inputs = [...html.matchAll(/<input[^>]*type="number"[^>]*>/g)].map(([input]) =>
      ['min', 'max', 'value'].map((name) => Number(new RegExp(`${name}="(\\d+)"`).exec(input)?.[1])),
    );
    expect(inputs).toEqual([
      [1, 50, 5],
      [1, 100, 10],
      [1, 100, 20],
      [1, 20, 5],
    ]);
  });

  test('[ADEV-009] the question names what would go', () => {
    expect(deletionSummary(counts)).toBe('5 pengguna, 10 produk, 1.200 pesanan. Tidak dapat dibatalkan.');
    expect(runInLanguage('en', () => deletionSummary({ ...counts, users: 1 }))).toBe(
      '1 user, 10 products, 1,200 orders. This cannot be undone.',
    );
    expect(deletionSummary({ users: 0, products: 0, orders: 0, blog_posts: 0 })).toBe('Tidak ada data uji.');
  });

  test('[AERR-036, AERR-037, AERR-038, AERR-039, AERR-040, AERR-041, AERR-050, AERR-051] says what came of it', async () => {
    const told: string[] = [];
    vi.spyOn(toast, 'success').mockImplementation((text, more) => {
      told.push(text, ...(typeof more?.description === 'string' ? [more.description] : []));
    });
    vi.spyOn(toast, 'error').mockImplementation((text) => void told.push(text));
    const kinds = ['users', 'products', 'orders', 'blog_posts'] as const;
    const toastsOf = async (status: number, body: object) => {
      vi.stubGlobal('fetch', async () => Response.json(body, { status }));
      onTestFinished(() => void vi.unstubAllGlobals());
      await runInLanguage('en', async () => {
        for (const kind of kinds) await generate(kind, { count: 7, key: 'a' });
        await clear('b');
      });
      return told.splice(0);
    };
    expect(await toastsOf(200, { generated: 7, cleared: counts, kept: { products: 2 } })).toEqual([
      'Generated 7 test users',
      'Generated 7 test products',
      'Generated 7 test orders',
      'Generated 7 test blog posts',
      'All test data cleared successfully',
      '2 products were ordered and stay in the list as “Produk uji yang dihapus”, switched off: orders and books name them.',
    ]);
    expect(await toastsOf(500, { code: 'INTERNAL', error: 'x' })).toEqual([
      'Failed to generate test users',
      'Failed to generate test products',
      'Failed to generate test orders',
      'Failed to generate test blog posts',
      'Failed to clear test data',
    ]);
    expect((await toastsOf(409, { code: 'NO_TEST_DATA', error: 'x' }))[2]).toBe(
      'No users or products found. Generate them first.',
    );
  });
});
