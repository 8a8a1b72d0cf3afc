import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { sen } from '#shared/money/money.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { activeLink, guardRedirect, visibleGroups } from './admin-access.ts';
import { AdminShell } from './admin-shell.tsx';
import { allowedActions, allowedPages } from './palette-links.ts';

type Entry = (typeof routes)[number];
const asRoute = ({ index, path, file, children = [] }: Entry): RouteObject => {
  const place = { id: file, ...(path !== undefined && { path }) };
  return index === true ? { ...place, index } : { ...place, children: children.map(asRoute) };
};

/** The module of an address; undefined where there is none. */
const screenAt = (address: string) =>
  matchRoutes(routes.map(asRoute), address.split('?')[0] ?? '')?.at(-1)?.route.id;

const viewer = (role: UserRole) => ({
  id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
  email: 'rudi@contoh.example',
  full_name: 'Rudi',
  role,
  avatar_url: null,
  language: null,
  has_sessions: false,
  wallet: { balance_bigint: sen(0) },
});
const shell = (role: UserRole, hasDevTools = false, path = '/admin') =>
  htmlOf(
    <AdminShell viewer={viewer(role)} hasDevTools={hasDevTools}>
      isi
    </AdminShell>,
    path,
  );
const hrefs = (html: string) => [...html.matchAll(/href="(\/(?:admin|user)[^"]*)"/g)].map(([, to]) => to);

describe('the admin', () => {
  test('[ADM-002, ADM-008, ADM-014, ADM-015, ADM-017, ADM-022] has every screen of the specification at its address, behind one guard', () => {
    const id = 'abc';
    const screens = {
      '/admin': 'reports/admin/dashboard/dashboard',
      '/admin/reports': 'reports/admin/reports',
      '/admin/products/one-time': 'catalog/admin/list',
      '/admin/products/one-time/create': 'catalog/admin/create',
      [`/admin/products/one-time/edit/${id}`]: 'catalog/admin/edit-one-time',
      '/admin/products/subscription': 'catalog/admin/list',
      '/admin/products/subscription/create': 'catalog/admin/create',
      [`/admin/products/subscription/edit/${id}`]: 'catalog/admin/edit-subscription',
      '/admin/orders': 'orders/admin/orders',
      '/admin/users': 'people/admin/users',
      '/admin/wallets': 'wallet/admin/wallets',
      '/admin/payments': 'payments/admin/payments',
      '/admin/refunds': 'refunds/admin/refunds',
      '/admin/content': 'content/admin/posts',
      '/admin/dev-tools': 'dev/admin/dev-tools',
      '/admin/tools': 'operations/admin/tools/tools',
    };
    for (const [address, file] of Object.entries(screens)) {
      const [guard, ...inside] = matchRoutes(routes.map(asRoute), address) ?? [];
      expect(guard?.route.id, address).toBe('shell/admin/layout.route.tsx');
      expect(inside.at(-1)?.route.id).toBe(`features/${file}.route.tsx`);
    }
  });

  test('[ADM-003, ADM-005, ADM-006, ADM-007] lets nobody in on any address without the role, wherever it leads', () => {
    const addresses = [
      ...visibleGroups('admin', true).flatMap(({ links }) => links),
      ...allowedPages('admin'),
    ];
    for (const { to } of addresses) {
      const url = new URL(`${to}?a=b`, 'http://localhost');
      expect(guardRedirect(null, url)).toBe(`/login?next=${encodeURIComponent(`${to}?a=b`)}`);
      expect(guardRedirect('user', url)).toBe('/403');
      expect(guardRedirect('admin', url)).toBeNull();
    }
    const asModerator = (path: string) => guardRedirect('moderator', new URL(path, 'http://localhost'));
    expect(asModerator('/admin/orders/abc')).toBeNull();
    expect(asModerator('/admin/content/blog/new')).toBeNull();
    expect(asModerator('/admin')).toBe('/admin/orders');
    for (const path of ['/admin/wallets/abc', '/admin/orders/grant', '/admin/content/settings'])
      expect(asModerator(path), path).toBe('/403');
  });

  test('marks the entry of the page, of pages below it, and of the lists beside it', () => {
    const marked = (path: string) =>
      [...shell('admin', true, path).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1],
      );
    expect(marked('/admin')).toEqual(['/admin']);
    expect(marked('/admin/orders/abc')).toEqual(['/admin/orders']);
    for (const beside of ['waiting', 'questions'])
      expect(marked(`/admin/products/${beside}`)).toEqual(['/admin/products/one-time']);
    expect(marked('/admin/content/leads/table/abc')).toEqual(['/admin/content/leads']);
    expect(marked('/admin/content/faq')).toEqual(['/admin/content']);
    expect(marked('/admin/products/subscription')).toEqual(['/admin/products/subscription']);
  });

  test('[ADM-001, ADM-023, ADM-024, ADM-025] shows its screens in groups, the way to the portal, and who one is', () => {
    const english = (role: UserRole) => textOf(runInLanguage('en', () => shell(role, true)));
    expect(english('admin')).toMatch(
      /Products One-Time Subscription Transactions Orders Subscriptions Bookings Wallets Discounts Refunds Payments People Leads Users/,
    );
    expect(english('admin')).toMatch(/User Portal Bahasa Indonesia Rudi Admin/);
    expect(english('user')).toContain('Rudi user');
    const html = shell('admin', true);
    expect(textOf(html)).toMatch(
      /Produk Sekali beli Langganan Transaksi Pesanan Pelanggan Sesi Dompet Diskon Pengembalian/,
    );
    expect(hrefs(html)).toEqual([
      '/admin',
      '/admin/reports',
      '/admin/products/one-time',
      '/admin/products/subscription',
      '/admin/orders',
      '/admin/subscriptions',
      '/admin/bookings',
      '/admin/wallets',
      '/admin/discounts',
      '/admin/refunds',
      '/admin/payments',
      '/admin/content/leads',
      '/admin/users',
      '/admin/broadcasts',
      '/admin/content',
      '/admin/launch',
      '/admin/status',
      '/admin/audit',
      '/admin/tools',
      '/admin/dev-tools',
      '/user',
    ]);
    expect(textOf(html)).toContain('Portal pengguna English Rudi Admin');
    expect(hrefs(shell('admin'))).not.toContain('/admin/dev-tools');
  });

  test('DECISIONS 35: shows a moderator what is theirs and nothing else', () => {
    expect(hrefs(shell('moderator'))).toEqual([
      '/admin/orders',
      '/admin/bookings',
      '/admin/content/leads',
      '/admin/users',
      '/admin/content',
      '/user',
    ]);
    expect(textOf(shell('moderator'))).toContain('Moderator');
  });
});

describe('the command palette', () => {
  const all = (role: UserRole) => [...allowedPages(role), ...allowedActions(role)];

  test('leads only to addresses that there are', () => {
    for (const { to } of all('admin'))
      expect(screenAt(to), to).not.toMatch(/^routes\/public\/not-found|undefined/);
    expect(screenAt('/admin/nowhere')).toBe('shell/screens/not-found.route.tsx');
  });

  test('DECISIONS 35: offers a moderator no page that would send them away', () => {
    for (const { to } of all('moderator').filter(({ to }) => to !== '/'))
      expect(activeLink(to.split('?')[0] ?? '')?.role, to).toBe('moderator');
    expect(all('moderator').map(({ name }) => name)).not.toContain('settings');
    expect(all('admin').map(({ name }) => name)).toContain('adjustBalance');
    expect(all('user')).toEqual([]);
  });
});
