import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import type { AdminCaseStudy, CaseStudyDraft } from '#contract/content/admin-case-studies.ts';
import type { AdminPost, PostDraft } from '#contract/content/admin-posts.ts';
import type { Actor } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import type { Publishing } from '../content.rules.ts';
import type { ArticleType } from './articles.queries.ts';
import {
  type CaseStudyInsert,
  insertCaseStudies,
  selectAdminCaseStudies,
  selectAdminCaseStudy,
  updateCaseStudyRow,
} from './case-studies.queries.ts';
import {
  insertPosts,
  type PostInsert,
  selectAdminPost,
  selectAdminPosts,
  updatePostRow,
} from './posts.queries.ts';

export type ScheduledDraft<Draft> = Omit<Draft, 'published_at'> & Publishing;

export interface ArticleKind<Draft extends ArticleDraft, Article, Missing extends string> {
  readonly type: ArticleType;
  readonly missing: Missing;
  read(reader: Reader, id: string): Promise<Article | null>;
  insert(tx: Tx, article: ScheduledDraft<Draft>, author_id: string | null): Promise<string>;
  update(tx: Tx, id: string, article: ScheduledDraft<Draft>): Promise<void>;
  draftOf(article: Article): Draft;
}

export interface ArticleContext<Kind> {
  readonly kind: Kind;
  readonly now: Date;
  readonly actor: Actor;
}

async function insert(tx: Tx, post: ScheduledDraft<PostDraft>, author_id: string | null) {
  const [id = ''] = await createPosts(tx, [{ ...post, author_id }]);
  return id;
}

function update(tx: Tx, id: string, post: ScheduledDraft<PostDraft>) {
  return updatePostRow(tx, id, { ...post, content: sanitizeContent(post.content) });
}

function draftOf({ id, author_id, created_at, updated_at, scheduled_at, ...draft }: AdminPost): PostDraft {
  return draft;
}

export const postKind = {
  type: 'post',
  missing: 'POST_NOT_FOUND',
  read: selectAdminPost,
  list: selectAdminPosts,
  insert,
  update,
  draftOf,
} as const;

async function caseStudyKindInsert(
  tx: Tx,
  { client_name: company, ...study }: ScheduledDraft<CaseStudyDraft>,
) {
  const [id = ''] = await createCaseStudies(tx, [{ ...study, company }]);
  return id;
}

function caseStudyKindUpdate(
  tx: Tx,
  id: string,
  { client_name: company, ...study }: ScheduledDraft<CaseStudyDraft>,
) {
  return updateCaseStudyRow(tx, id, { ...study, company, content: sanitizeContent(study.content) });
}

function caseStudyKindDraftOf(study: AdminCaseStudy): CaseStudyDraft {
  const { id, created_at, updated_at, scheduled_at, ...draft } = study;
  return draft;
}

export const caseStudyKind = {
  type: 'case_study',
  missing: 'CASE_STUDY_NOT_FOUND',
  read: selectAdminCaseStudy,
  list: selectAdminCaseStudies,
  insert: caseStudyKindInsert,
  update: caseStudyKindUpdate,
  draftOf: caseStudyKindDraftOf,
} as const;

/** One statement with sanitized HTML; returns the ids in order. Slugs must be unique. */
export function createPosts(tx: Tx, posts: readonly PostInsert[]): Promise<readonly string[]> {
  return insertPosts(
    tx,
    posts.map((post) => ({ ...post, content: sanitizeContent(post.content ?? '') })),
  );
}

/** One statement with sanitized HTML; returns the ids in order. Slugs must be unique. */
export function createCaseStudies(tx: Tx, studies: readonly CaseStudyInsert[]): Promise<readonly string[]> {
  return insertCaseStudies(
    tx,
    studies.map((study) => ({ ...study, content: sanitizeContent(study.content ?? '') })),
  );
}
