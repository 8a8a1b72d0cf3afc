import type { Reader } from '#server/platform/db.ts';
import {
  type ArticleFilter,
  type ArticleType,
  type ArticleWindow,
  findArticles,
} from './articles.queries.ts';

interface Listed<Row> {
  readonly type: ArticleType;
  list(reader: Reader, filter: ArticleFilter, window: ArticleWindow): Promise<Row[]>;
}

/** Articles of any status for their editors; `total` stops at MAX_COUNTED. */
export async function listArticles<Row>(
  reader: Reader,
  kind: Listed<Row>,
  query: ArticleWindow & Omit<ArticleFilter, 'ids'>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { total, ids, offset } = await findArticles(reader, kind.type, query);
  return { rows: await kind.list(reader, ids === null ? query : { ids }, { ...query, offset }), total };
}
