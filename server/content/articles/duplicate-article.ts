import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse } from '#shared/result.ts';
import type { ArticleContext, ArticleKind } from './article-kind.ts';
import type { SlugTaken } from './claim-slug.ts';
import { createArticle } from './write-article.ts';

const MAX_TITLE_LENGTH = 200;
const COPY_SUFFIX = ' (salinan)';

const copyTitle = (title: string): string =>
  `${title.slice(0, MAX_TITLE_LENGTH - COPY_SUFFIX.length)}${COPY_SUFFIX}`;

export async function duplicateArticle<Draft extends ArticleDraft, Piece, Missing extends string>(
  tx: Tx,
  context: ArticleContext<ArticleKind<Draft, Piece, Missing>>,
  id: string,
): Promise<Result<Piece, { readonly code: Missing } | SlugTaken>> {
  const article = await context.kind.read(tx, id);
  if (article === null) return refuse({ code: context.kind.missing });
  const draft = context.kind.draftOf(article);
  const title = copyTitle(draft.title);
  return createArticle(tx, context, { ...draft, title, slug: '', status: 'draft', published_at: null });
}
