import type { Actor } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ContentStatus } from '#shared/content.ts';
import type { ArticleType } from './articles.queries.ts';
import type { Publishing } from './publishing.rules.ts';

/** What every piece has in its form. */
export interface ArticleDraft {
  readonly title: string;
  /** Blank: made of the title. */
  readonly slug: string;
  readonly excerpt: string;
  readonly content: string;
  readonly status: ContentStatus;
  /** Of what is published; in the future: that day. Null: now, or as it stands. */
  readonly published_at: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

/** A draft that has its slug, and its day. */
export type ScheduledDraft<Draft> = Omit<Draft, 'published_at'> & Publishing;

/** What one kind of piece says of itself; all else is the same for every piece. */
export interface ArticleKind<Draft extends ArticleDraft, Piece, Missing extends string> {
  readonly type: ArticleType;
  /** The refusal's code when it is not there. */
  readonly missing: Missing;
  read(reader: Reader, id: string): Promise<Piece | null>;
  /** The new id. Both sanitise the HTML. */
  insert(tx: Tx, piece: ScheduledDraft<Draft>, author_id: string | null): Promise<string>;
  update(tx: Tx, id: string, piece: ScheduledDraft<Draft>): Promise<void>;
  /** Of a piece, what its form has. */
  draftOf(piece: Piece): Draft;
}

/** Who writes what, and when. */
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

/** Moments as they travel. */
export function withIsoTimestamps<Row extends ArticleTimestamps>(row: Row) {
  return {
    ...row,
    published_at: row.published_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
