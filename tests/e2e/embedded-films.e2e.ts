import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

const COURSE = 'foto-produk-satu-sore';
const SRC = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';

test('a film of another host is shown in its lesson, also when one comes from another page, and nowhere else is the host let in', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query("insert into settings (key, value) values ('film_hosts', 'youtube')");
  await db.pool.query(
    `update products set modules = jsonb_set(modules, '{0,lessons,1}', modules #> '{0,lessons,1}' || '{"video": null, "embed_url": "https://youtu.be/aqz-KE-bpKQ"}')
     where slug = $1`,
    [COURSE],
  );
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  const { page, context } = visitor;
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title><h1>Diputar di sini</h1>' }),
  );
  await signInAs(visitor, BUYER, app.url);
  // They may end the right to money back, which their page asks about; the second waits for the first.
  const lesson = (id: string) => `/api/purchases/${COURSE}/lessons/${id}`;
  const headers = { origin: app.url };
  const done = { position_seconds: 0, is_done: true, watched_at: new Date().toISOString() };
  expect((await context.request.post(`${lesson('jendela')}/open`, { headers })).status()).toBe(200);
  const visited = await context.request.put(`${lesson('jendela')}/progress`, { headers, data: done });
  expect(visited.status()).toBe(200);
  expect((await context.request.post(`${lesson('karton')}/open`, { headers })).status()).toBe(200);
  const policyOf = async (path: string) =>
    (await context.request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf(`/user/purchases/${COURSE}/learn/karton`)).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  );
  for (const path of [
    `/user/purchases/${COURSE}/learn/jendela`,
    `/user/purchases/${COURSE}`,
    `/product/${COURSE}`,
  ]) {
    expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('frame-src')]);
  }
  // From the lesson before it, whose document lets no frame in.
  await page.goto(`/user/purchases/${COURSE}/learn/jendela`);
  await page.getByRole('link', { name: /^Berikutnya/ }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Diputar di sini').waitFor();
  expect(await page.locator('iframe').getAttribute('src')).toBe(SRC);
  await expectSoundInBothThemes(page);

  await db.pool.query("delete from settings where key = 'film_hosts'");
  await page.reload();
  await page.getByText('Video pelajaran ini ada di YouTube').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});
