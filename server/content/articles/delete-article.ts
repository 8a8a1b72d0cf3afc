import { recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ArticleContext, ArticleKind } from './article-kind.ts';
import { deleteArticleRow, lockArticle } from './articles.queries.ts';

export async function deleteArticle<Missing extends string>(
  tx: Tx,
  { kind, actor }: ArticleContext<Pick<ArticleKind<never, never, Missing>, 'type' | 'missing'>>,
  id: string,
): Promise<Result<null, { readonly code: Missing }>> {
  const article = await lockArticle(tx, kind.type, id);
  if (article === null) return refuse({ code: kind.missing });
  await deleteArticleRow(tx, kind.type, id);
  await recordAudit(tx, actor, {
    action: `${kind.type}.deleted`,
    subject: { type: kind.type, id },
    before: { title: article.title, slug: article.slug, status: article.status },
  });
  return succeed(null);
}
