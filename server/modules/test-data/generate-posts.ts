import { createPosts } from '#server/modules/content/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { testNames } from '#shared/test-data.ts';
import { type Generation, randomSuffix, recordGenerated } from './generation.ts';

/** Published posts in their own category. */
export function generatePosts(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'blog_posts', actor }, () =>
    createPosts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.blog_posts} ${n + 1}`,
        slug: `test-blog-post-${randomSuffix()}`,
        excerpt: 'Tulisan uji untuk pengembangan.',
        content: '<p>Tulisan uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        category: 'Test',
        tags: ['test'],
        status: 'published' as const,
        published_at: now.toISOString(),
        author_id: actor.id,
      })),
    ),
  );
}
