import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import type { Actor } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { ArticleType } from './articles.queries.ts';
import type { Publishing } from './publishing.rules.ts';

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
