import { test as base, describe, expect, inject } from 'vitest';
import { demoSettings } from '#db/seed/content/demo-content.ts';
import { createAccount } from '#server/account/index.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import { freePort } from '#tests/support/machine/free-port.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { makePost } from '#tests/support/shop/content.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const OWNER = { email: 'pemilik@usaha.id', password: 'sandi-pemilik-usaha', full_name: 'Pemilik' } as const;

interface Fresh {
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly signIn: () => Promise<string>;
}

/** A production installation on its first day, with one product and one post of its owner. */
const test = base.extend<{ fresh: Fresh }>({
  fresh: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    async ({}, use) => {
      const clone = await cloneDatabase(inject('database'));
      const db = openDatabase(clone.url);
      const port = await freePort();
      const app = await startApp(clone.url, {
        APP_ENV: 'production',
        PORT: String(port),
        APP_URL: 'https://usaha.id',
        AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
        ADMIN_EMAILS: OWNER.email,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Usaha <halo@usaha.id>',
        GATEWAYS: 'xendit',
        XENDIT_SECRET_KEY: 'xnd_production_kunci',
        XENDIT_CALLBACK_TOKEN: 'token',
        RATE_LIMIT_FACTOR: '1',
      });
      await makeProduct(db, { slug: 'produk-pemilik' });
      await makePost(db, { slug: 'tulisan-pemilik' });
      await withTx(db, async (tx) => succeed(await createAccount(tx, { ...OWNER, role: 'admin' })));
      const url = `http://127.0.0.1:${port}`;
      const read: Fresh['read'] = (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' });
      const signIn = async () => {
        const answer = await fetch(`${url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { origin: 'https://usaha.id', 'content-type': 'application/json' },
          body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
        });
        if (!answer.ok) throw new Error(`the owner could not sign in: ${await answer.text()}`);
        return answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; ');
      };
      await use({ read, signIn });
      await app.stop();
      await db.close();
      await clone.drop();
    },
    { scope: 'file' },
  ],
});

const PAGES = [
  ...[
    '/',
    '/marketplace',
    '/product/produk-pemilik',
    '/consultation',
    '/mentorship',
    '/saas-setup',
    '/ai-agent',
  ],
  ...['/freebies', '/portfolio', '/blog', '/blog/tulisan-pemilik', '/contact', '/privacy', '/terms', '/gone'],
  ...['/login', '/signup', '/forgot-password', '/blog/rss.xml', '/sitemap.xml', '/manifest.webmanifest'],
  ...['/llms.txt', '/index.html.md', '/marketplace/products.xml', '/consultation.md', '/terms.md'],
  ...['/marketplace.md', '/blog.md', '/portfolio.md'],
  ...['/robots.txt', '/api/site', '/api/site/voices'],
];
/** Words of the demo business, as text and as HTML; summary and biography are recognised by words of their own. */
const DEMO_WORDS = [
  ...Object.values(demoSettings).map((value) => value.slice(0, 40)),
  ...[
    'arunika.example',
    '81200000000',
    '812 0000',
    '&lt; 1 jam',
    'instagram.com',
    'linkedin.com',
    'youtube.com',
  ],
].filter((value) => value !== demoSettings.brand_description?.slice(0, 40));
const EMPTY = /<(li|dd|dt|h[1-6]|a|ul|dl)(?: [^>]*)?><\/\1>/;

describe('DECISIONS 63: on its first day a production site', () => {
  test.for(PAGES)(
    '%s shows no claim, number or address of the demo, and no hole in their place',
    async (path, { fresh }) => {
      const answer = await fresh.read(path);
      expect(answer.status).toBeLessThan(500);
      const text = await answer.text();
      expect(DEMO_WORDS.filter((word) => text.includes(word))).toEqual([]);
      expect(/href="(mailto:|https:\/\/wa\.me\/?)"/.exec(text)?.[0]).toBeUndefined();
      if (answer.headers.get('content-type')?.startsWith('text/html') === true)
        expect(EMPTY.exec(text)?.[0]).toBeUndefined();
    },
  );

  test('names nobody to tell about a weakness until there is somebody', async ({ fresh }) => {
    expect((await fresh.read('/.well-known/security.txt')).status).toBe(404);
  });

  test('tells its owner what is missing and where to write it', async ({ fresh }) => {
    const cookie = await fresh.signIn();
    const answer = await fresh.read('/admin/launch', { cookie });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Ready to launch');
    expect(await (await fresh.read('/id/admin/launch', { cookie })).text()).toContain('Siap tayang');
    for (const key of ['whatsapp_number', 'contact_email', 'claim_members', 'instagram_url'])
      expect(html).toContain(`href="/admin/content/settings?search=${key}"`);
    expect(html).toContain('href="/admin/content/pages/privacy"');
    const products = await fresh.read('/admin/products', { cookie });
    expect([products.status, products.headers.get('location')]).toEqual([302, '/admin/products/one-time']);
  });
});
