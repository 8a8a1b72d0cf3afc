import { createHash } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startApp } from '#tests/support/app-server.ts';
import { test as withApp } from '#tests/support/browser.ts';
import { cloneDatabase } from '#tests/support/server-databases.ts';

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(([, script = '']) => script);

withApp('documents run only scripts of ours: every inline one is named by its hash', async ({ app }) => {
  for (const path of ['/', '/marketplace', '/product/sop-ai-toko', '/login', '/tidak-ada']) {
    const answer = await fetch(app.url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|\*/);
    for (const script of scriptsIn(await answer.text())) {
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
});

withApp(
  'a public page is the same for everybody, names nobody, and is known again by its tag',
  async ({ app }) => {
    const signedIn = await fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email: 'user@arunika.example', password: 'demo-arunika' }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const forVisitor = await fetch(`${app.url}/marketplace`);
    const forUser = await fetch(`${app.url}/marketplace`, {
      headers: { cookie, 'x-forwarded-host': 'jahat.example' },
    });
    const html = await forVisitor.text();
    expect(await forUser.text()).toBe(html);
    expect(html).not.toMatch(/Akun Demo Pembeli|jahat\.example/);
    expect(forUser.headers.getSetCookie()).toEqual([]);
    expect(forVisitor.headers.get('cdn-cache-control')).toContain('stale-while-revalidate');
    const tag = forVisitor.headers.get('etag') ?? '';
    expect((await fetch(`${app.url}/marketplace`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const own = await fetch(`${app.url}/user/billing`, { headers: { cookie } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  },
);

withApp(
  'files whose names carry their hash are kept forever, packed, and nothing else can be reached',
  async ({ app }) => {
    const html = await (await fetch(`${app.url}/`)).text();
    const [, file = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? [];
    const style = await fetch(app.url + file, { headers: { 'accept-encoding': 'br' } });
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(style.headers.get('content-encoding')).toBe('br');
    for (const path of [
      '/assets/../server/index.js',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.env',
      '/assets/',
    ]) {
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
    }
  },
);

test('a change of the catalogue shows on both of two web processes', async () => {
  const clone = await cloneDatabase(inject('database'));
  const one = await startApp(clone.url);
  const other = await startApp(clone.url);
  const shows = (url: string, title: string) =>
    expect.poll(async () => (await fetch(`${url}/marketplace`)).text(), { timeout: 5_000 }).toContain(title);
  await shows(one.url, 'Asisten balas chat');
  await shows(other.url, 'Asisten balas chat');
  const client = new pg.Client({ connectionString: clone.url });
  await client.connect();
  await client.query(
    "update products set title = 'Asisten yang berganti nama' where slug = 'asisten-balas-chat'",
  );
  await client.end();
  await shows(one.url, 'Asisten yang berganti nama');
  await shows(other.url, 'Asisten yang berganti nama');
  await Promise.all([one.stop(), other.stop()]);
  await clone.drop();
});
