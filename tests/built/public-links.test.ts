import { demoPages } from '#tests/support/demo-pages.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';

/** The addresses of a page's links to this site, without what leads elsewhere on the same page. */
function linksOf(html: string, at: URL): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const target = URL.parse(href.replaceAll('&amp;', '&'), at);
    return target === null || target.origin !== at.origin ? [] : [target.pathname + target.search];
  });
}

test('no link of a public page leads a visitor to a page that asks for an account first, or is not there', async ({
  app,
  db,
}) => {
  const pages = (await demoPages({ app, db })).filter(
    ({ viewer, path, status }) => viewer === 'visitor' && status === 200 && !path.startsWith('/dev/'),
  );
  expect(pages.length).toBeGreaterThan(30);
  const from = new Map<string, string>();
  for (const { path } of pages) {
    const at = new URL(path, app.url);
    for (const link of linksOf(await (await fetch(at)).text(), at)) if (!from.has(link)) from.set(link, path);
  }
  const wrong: string[] = [];
  for (const [link, path] of from) {
    const answer = await fetch(new URL(link, app.url));
    const isGate = new URL(answer.url).pathname.startsWith('/user/');
    await answer.body?.cancel();
    if (!answer.ok || isGate) wrong.push(`${path} → ${link}: ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});
