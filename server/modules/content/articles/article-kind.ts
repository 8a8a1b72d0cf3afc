import type { Actor } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ContentStatus } from '#shared/content.ts';
import type { ArticleType } from './articles.queries.ts';
import type { Publishing } from './publishing.rules.ts';

/** Form fields common to all articles. */
export interface ArticleDraft {
  readonly title: string;
  /** Blank: derived from the title. */
  readonly slug: string;
  readonly excerpt: string;
  readonly content: string;
  readonly status: ContentStatus;
  /** A future date schedules it. Null: now, or unchanged. */
  readonly published_at: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

/** A draft with its slug and publishing resolved. */
export type ScheduledDraft<Draft> = Omit<Draft, 'published_at'> & Publishing;

/** What differs between posts and case studies. */
export interface ArticleKind<Draft extends ArticleDraft, Article, Missing extends string> {
  readonly type: ArticleType;
  readonly missing: Missing;
  read(reader: Reader, id: string): Promise<Article | null>;
  /** Returns the id. `insert` and `update` sanitize the HTML. */
  insert(tx: Tx, article: ScheduledDraft<Draft>, author_id: string | null): Promise<string>;
  update(tx: Tx, id: string, article: ScheduledDraft<Draft>): Promise<void>;
  draftOf(article: Article): Draft;
}

export interface ArticleContext<Kind> {
  readonly kind: Kind;
  readonly now: Date;
  readonly actor: Actor;
}

interface ArticleTimestamps {
  readonly published_at: Date | null;
  readonly scheduled_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function withIsoTimestamps<Row extends ArticleTimestamps>(row: Row) {
  return {
    ...row,
    published_at: row.published_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
