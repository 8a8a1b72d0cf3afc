import { createHash } from 'node:crypto';
import { expect, test as withApp } from '#tests/support/machine/built-app.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { ADMIN, BUYER } from '#tests/support/shop/demo-accounts.ts';

/** Inline scripts that a browser would run; JSON-LD is data. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, script = '']) => script,
  );

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
  'a script that got into a page through content is not named: the browser does not run it',
  async ({ app, db }) => {
    const planted = 'document.title = "ditanam"';
    // Past the editor and its sanitiser, as a mistake of ours in either would be.
    await db.pool.query(
      "update blog_posts set content = content || $1 where slug = (select slug from blog_posts where status = 'published' limit 1)",
      [`<script>${planted}</script>`],
    );
    const { rows } = await db.pool.query<{ slug: string }>(
      "select slug from blog_posts where content like '%ditanam%'",
    );
    const answer = await fetch(`${app.url}/blog/${rows[0]?.slug}`);
    expect(scriptsIn(await answer.text())).toContain(planted);
    const hash = createHash('sha256').update(planted).digest('base64');
    expect(answer.headers.get('content-security-policy')).not.toContain(hash);
    expect(answer.headers.get('x-script-hashes')).toBeNull();
  },
);

withApp(
  'a public page is the same for everybody, names nobody, and is known again by its tag',
  async ({ app }) => {
    const cookie = await sessionCookie(app.url, BUYER);
    const session = await fetch(`${app.url}/api/auth/session`, { headers: { cookie } });
    expect(await session.text()).toContain('Akun Demo Pembeli');
    for (const path of ['/', '/blog', '/marketplace', '/api/blog', '/api/site']) {
      // The signed-in user comes first: what is kept is made from their request.
      const forUser = await fetch(app.url + path, {
        headers: { cookie, 'x-forwarded-host': 'jahat.example' },
      });
      const forVisitor = await fetch(app.url + path);
      const text = await forVisitor.text();
      expect([path, await forUser.text()]).toEqual([path, text]);
      expect(text).not.toMatch(/Akun Demo|user@arunika|jahat\.example/);
      expect(forUser.headers.getSetCookie()).toEqual([]);
      const tag = forVisitor.headers.get('etag') ?? '';
      const again = await fetch(app.url + path, { headers: { cookie, 'if-none-match': tag } });
      expect([path, again.status]).toEqual([path, 304]);
    }
    const page = await fetch(`${app.url}/marketplace`);
    expect(page.headers.get('cdn-cache-control')).toContain('stale-while-revalidate');
    const own = await fetch(`${app.url}/user/billing`, { headers: { cookie } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  },
);

withApp('a document asks at once for every script without which it does not hydrate', async ({ app }) => {
  const buyer = await sessionCookie(app.url, BUYER);
  const admin = await sessionCookie(app.url, ADMIN);
  const pages = { '/': '', '/product/sop-ai-toko': '', '/user/overview': buyer, '/admin': admin };
  for (const [path, cookie] of Object.entries(pages)) {
    const html = await (await fetch(app.url + path, { headers: { cookie } })).text();
    const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
    const imported = scriptsIn(html).flatMap((script) => [
      ...script.matchAll(/^import .* from "(\/assets\/[^"]+)"/gm),
    ]);
    expect(imported.length).toBeGreaterThan(1);
    const late = imported.filter(([, file]) => !preloaded.some(([, known]) => known === file));
    expect([path, late.map(([, file]) => file)]).toEqual([path, []]);
  }
});

withApp('shop, product and blog travel before the first answer of the browser', async ({ app }) => {
  // Ten packets, less the head of the answer (1230 bytes).
  const limit = 10 * 1460 - 1250;
  for (const path of ['/marketplace', '/en/marketplace', '/product/sop-ai-toko', '/blog']) {
    const { headers } = await fetch(app.url + path, { headers: { 'accept-encoding': 'br' } });
    const bytes = Number(headers.get('content-length'));
    expect([path, bytes > 5000, bytes <= limit]).toEqual([path, true, true]);
  }
});

withApp(
  'files whose names carry their hash are kept forever, packed, and nothing else can be reached',
  async ({ app }) => {
    const html = await (await fetch(`${app.url}/`)).text();
    const [, file = ''] = /href="(\/assets\/[^"#]+\.css)#?"/.exec(html) ?? [];
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

const doors = [
  '/contact',
  '/login',
  '/signup',
  '/user/redeem',
  '/user/profile',
  '/admin/wallets',
  '/user/topup',
];
const noForms = [
  { type: 'application/json', body: '{"email":"a@contoh.example"}', status: 415 },
  { type: 'text/plain', body: 'email=a@contoh.example', status: 415 },
  { type: undefined, body: 'email=a@contoh.example', status: 415 },
  { type: 'multipart/form-data', body: 'email=a@contoh.example', status: 400 },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disp', status: 400 },
];

withApp.for(noForms)(
  'a body of the type $type that is no form is answered with $status and a page, at whichever form it arrives',
  async ({ type, body, status }, { app }) => {
    const headers = { origin: app.url, ...(type === undefined ? {} : { 'content-type': type }) };
    for (const path of doors) {
      // As bytes, so that no type is added.
      const answer = await fetch(app.url + path, { method: 'POST', headers, body: Buffer.from(body) });
      expect([path, answer.status]).toEqual([path, status]);
      if (path !== '/user/topup')
        expect(await answer.text()).toMatch(/Terjadi kesalahan|Something went wrong/);
    }
  },
);

withApp('a page is read by whoever asks, whatever origin they name', async ({ app }) => {
  for (const origin of ['null', 'https://evil.example', '']) {
    for (const path of ['/login', '/login.data', '/contact']) {
      const answer = await fetch(app.url + path, { headers: { origin } });
      expect([origin, path, answer.status]).toEqual([origin, path, 200]);
    }
  }
});

withApp('figures name the pattern of a page, and tell kept pages from rendered ones', async ({ app }) => {
  const cookie = await sessionCookie(app.url, BUYER);
  const readFigures = async () => (await fetch(`${app.url}/metrics`)).text();
  const countOf = (route: string, figures: string) => {
    const line = `_seconds_count{method="GET",route="${route}",status="200"} `;
    return Number(figures.split(line)[1]?.split('\n')[0] ?? 0);
  };
  // The app has answered others before.
  const before = await readFigures();
  for (const path of ['/user/billing', '/user/billing', '/product/sop-ai-toko', '/product/sop-ai-toko'])
    await (await fetch(app.url + path, { headers: { cookie } })).text();
  const figures = await readFigures();
  expect(countOf('/user/billing', figures) - countOf('/user/billing', before)).toBe(2);
  expect(countOf('/product/:slug', figures)).toBeGreaterThanOrEqual(1);
  expect(countOf('(kept page)', figures)).toBeGreaterThanOrEqual(1);
  expect(figures).toContain('arunika_database_up 1');
});
