import { adminPosts } from '#contract/admin/posts.ts';
import {
  createArticle,
  deleteArticle,
  duplicateArticle,
  listArticles,
  listCategories,
  postKind,
  previewPost,
  readArticle,
  updateArticle,
} from '#server/modules/content/index.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type ArticleServices, articleWriter } from './article-writer.ts';

export function adminPostRoutes({ db, clock }: ArticleServices): readonly Implementation[] {
  const writer = articleWriter({ db, clock }, postKind);
  return [
    implement(adminPosts.list, async ({ query }) => {
      const { rows: posts, total } = await listArticles(db.orm, postKind, query);
      return succeed({ posts, total });
    }),
    implement(adminPosts.create, (call) =>
      named(
        'post',
        writer(call, (tx, context) => createArticle(tx, context, call.body)),
      ),
    ),
    implement(adminPosts.save, async (call) => {
      const { base_updated_at, ...draft } = call.body;
      const edit = { ...call.params, base_updated_at, draft };
      const written = await writer(call, (tx, context) => updateArticle(tx, context, edit));
      return written.ok ? succeed({ post: written.value }) : written;
    }),
    implement(adminPosts.duplicate, (call) =>
      named(
        'post',
        writer(call, (tx, context) => duplicateArticle(tx, context, call.params.id)),
      ),
    ),
    implement(adminPosts.remove, (call) =>
      mapValue(
        writer(call, (tx, context) => deleteArticle(tx, context, call.params.id)),
        () => ({ deleted: true }),
      ),
    ),
    implement(adminPosts.read, async ({ params }) => {
      const found = await readArticle(db.orm, postKind, params.id);
      if (!found.ok) return found;
      return succeed({ post: found.value, categories: await listCategories(db.orm) });
    }),
    implement(adminPosts.preview, ({ params }) => previewPost(db.orm, params.id, clock.now())),
  ];
}
