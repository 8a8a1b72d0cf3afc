import type { ArticleDraft, ArticleQuery } from '#contract/content/admin-articles.ts';
import { recordAudit } from '#server/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { freeSlug } from '#shared/content/slug.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { articleSlugOf, resolvePublishing } from '../content.rules.ts';
import { type ContentChanged, isSameTimestamp } from '../site.ts';
import {
  type ArticleFilter,
  type ArticleSummary,
  type ArticleType,
  type ArticleWindow,
  deleteArticleRow,
  findArticles,
  lockArticle,
  lockSlugs,
  publishDueDrafts,
  redirectSlug,
  selectTakenSlugs,
} from './articles.queries.ts';
import type { ArticleContext, ArticleKind, ScheduledDraft } from './kinds.ts';

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

export interface SlugTaken {
  readonly code: 'SLUG_TAKEN';
}

interface SlugRequest {
  readonly slug: string;
  readonly title: string;
  readonly own_id: string | null;
}

async function claimSlug(
  tx: Tx,
  type: ArticleType,
  request: SlugRequest,
): Promise<Result<string, SlugTaken>> {
  await lockSlugs(tx, type);
  const slug = request.slug === '' ? articleSlugOf(request.title) : request.slug;
  const taken = await selectTakenSlugs(tx, type, { slug, own_id: request.own_id });
  if (request.slug === '') return succeed(freeSlug(slug, (name) => taken.has(name)));
  return taken.has(slug) ? refuse({ code: 'SLUG_TAKEN' }) : succeed(slug);
}

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

/** Idempotent and safe under concurrent workers. Returns their number. */
export async function publishScheduled(db: Database, clock: Clock): Promise<number> {
  const published = await withTx(db, async (tx) => {
    const posts = await publishDueDrafts(tx, 'post', clock.now());
    return succeed(posts + (await publishDueDrafts(tx, 'case_study', clock.now())));
  });
  return published.ok ? published.value : 0;
}
