import { adminPosts } from '#contract/admin/posts.ts';
import { listArticles, listCategories, postKind, previewPost } from '#server/modules/content/index.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type ArticleServices, articleHandlers } from './article-handlers.ts';

export function adminPostRoutes(services: ArticleServices): readonly Implementation[] {
  const { db, clock } = services;
  const articles = articleHandlers(services, postKind);
  return [
    implement(adminPosts.list, async ({ query }) => {
      const { rows: posts, total } = await listArticles(db.orm, postKind, query);
      return succeed({ posts, total });
    }),
    implement(adminPosts.create, (call) => named('post', articles.create(call))),
    implement(adminPosts.save, (call) => {
      const { base_updated_at, ...draft } = call.body;
      return named('post', articles.save(call, base_updated_at, draft));
    }),
    implement(adminPosts.duplicate, (call) => named('post', articles.duplicate(call))),
    implement(adminPosts.remove, articles.remove),
    implement(adminPosts.read, async (call) => {
      const found = await articles.read(call);
      if (!found.ok) return found;
      return succeed({ post: found.value, categories: await listCategories(db.orm) });
    }),
    implement(adminPosts.preview, ({ params }) => previewPost(db.orm, params.id, clock.now())),
  ];
}
