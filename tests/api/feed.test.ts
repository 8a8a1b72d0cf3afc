import { loader } from '#app/features/content/blog/rss.route.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePost } from '#tests/support/shop/content.ts';
import { visitTo } from '#tests/support/shop/posting-page.ts';

test('a post keeps its name in the feed when its address changes, so that readers show it once', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const { id, slug } = await makePost(db);
  const readItem = async () => {
    const feed = await (
      await loader({ ...visitTo({ app, cookie: '' }, '/blog/rss.xml'), params: {} })
    ).text();
    const [, link] = /<item>.*?<link>([^<]*)<\/link>/.exec(feed) ?? [];
    const [, guid] = /<guid isPermaLink="false">([^<]*)<\/guid>/.exec(feed) ?? [];
    return { link, guid };
  };
  const guid = `urn:uuid:${id}`;
  expect(await readItem()).toEqual({ link: `http://localhost:3000/blog/${slug}`, guid });
  await db.pool.query("update blog_posts set slug = 'alamat-baru' where id = $1", [id]);
  expect(await readItem()).toEqual({ link: 'http://localhost:3000/blog/alamat-baru', guid });
});
