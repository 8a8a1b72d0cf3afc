import type { ArticleQuery } from '#contract/content/admin-articles.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ArticleKind } from './article-kind.ts';
import {
  type ArticleFilter,
  type ArticleType,
  type ArticleWindow,
  findArticles,
} from './articles.queries.ts';

interface ArticleSource<Row> {
  readonly type: ArticleType;
  list(reader: Reader, filter: ArticleFilter, window: ArticleWindow): Promise<Row[]>;
}

export async function listArticles<Row>(
  reader: Reader,
  kind: ArticleSource<Row>,
  query: ArticleQuery,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { total, ids, offset } = await findArticles(reader, kind.type, query);
  return { rows: await kind.list(reader, ids === null ? query : { ids }, { ...query, offset }), total };
}

export async function readArticle<Article, Missing extends string>(
  reader: Reader,
  kind: Pick<ArticleKind<never, Article, Missing>, 'missing' | 'read'>,
  id: string,
): Promise<Result<Article, { readonly code: Missing }>> {
  const article = await kind.read(reader, id);
  return article === null ? refuse({ code: kind.missing }) : succeed(article);
}
