import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import { recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type ContentChanged, isSameTimestamp } from '../site/save-site-page.ts';
import type { ArticleContext, ArticleKind, ScheduledDraft } from './article-kind.ts';
import { type ArticleSummary, lockArticle } from './articles.queries.ts';
import { claimSlug, type SlugTaken } from './claim-slug.ts';
import { resolvePublishing } from './publishing.rules.ts';
import { redirectSlug } from './slugs.queries.ts';

export async function createArticle<Draft extends ArticleDraft, Piece, Missing extends string>(
  tx: Tx,
  context: ArticleContext<ArticleKind<Draft, Piece, Missing>>,
  draft: Draft,
): Promise<Result<Piece, SlugTaken>> {
  const { kind, now, actor } = context;
  const slug = await claimSlug(tx, kind.type, { ...draft, own_id: null });
  if (!slug.ok) return slug;
  const article = toScheduledDraft(draft, slug.value, now);
  const date =
    article.status === 'published' ? { published_at: article.published_at ?? now.toISOString() } : {};
  const id = await kind.insert(tx, { ...article, ...date }, actor.id);
  return succeed(await recordArticleAudit(tx, context, { id, before: null }));
}

interface Edit<Draft> {
  readonly id: string;
  readonly draft: Draft;
  readonly base_updated_at: string;
}

/** Refuses an edit of an older version. A new slug of a published article leaves a redirect. */
export async function updateArticle<Draft extends ArticleDraft, Piece, Missing extends string>(
  tx: Tx,
  context: ArticleContext<ArticleKind<Draft, Piece, Missing>>,
  { id, draft, base_updated_at }: Edit<Draft>,
): Promise<Result<Piece, { readonly code: Missing } | ContentChanged | SlugTaken>> {
  const { kind, now } = context;
  const before = await lockArticle(tx, kind.type, id);
  if (before === null) return refuse({ code: kind.missing });
  const { updated_at } = before;
  if (!isSameTimestamp(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  const slug = await claimSlug(tx, kind.type, { ...draft, own_id: id });
  if (!slug.ok) return slug;
  await kind.update(tx, id, toScheduledDraft(draft, slug.value, now));
  const isMoved = before.slug !== slug.value && before.published_at !== null;
  if (isMoved) await redirectSlug(tx, kind.type, { id, from: before.slug, to: slug.value });
  return succeed(await recordArticleAudit(tx, context, { id, before }));
}

function toScheduledDraft<Draft extends ArticleDraft>(
  draft: Draft,
  slug: string,
  now: Date,
): ScheduledDraft<Draft> {
  const { published_at, ...words } = draft;
  return { ...words, slug, ...resolvePublishing(draft, now) };
}

const factsOf = ({ title, slug, status, scheduled_at }: ArticleSummary) => ({
  title,
  slug,
  status,
  scheduled_at,
});

/** Logs title, slug and status (DECISIONS 49). */
async function recordArticleAudit<Piece, Missing extends string>(
  tx: Tx,
  { kind, actor }: ArticleContext<Pick<ArticleKind<never, Piece, Missing>, 'type' | 'read'>>,
  { id, before }: { readonly id: string; readonly before: ArticleSummary | null },
): Promise<Piece> {
  const after = await lockArticle(tx, kind.type, id);
  const article = await kind.read(tx, id);
  if (after === null || article === null)
    throw new Error(`the ${kind.type} that was just written is missing`);
  await recordAudit(tx, actor, {
    action: before === null ? `${kind.type}.created` : `${kind.type}.changed`,
    subject: { type: kind.type, id },
    ...(before === null ? {} : { before: factsOf(before) }),
    after: factsOf(after),
  });
  return article;
}
