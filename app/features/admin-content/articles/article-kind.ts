import type { ContentStatus } from '#shared/content.ts';
import type { contentCopy } from '../content-copy.ts';
import type { MutationResult } from '../use-content-mutation.ts';
import type { ArticleValues } from './article-values.ts';

/** What the screens of the desk need to know of every piece that was saved. */
export interface SavedArticle {
  readonly id: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly updated_at: string;
}

/** What a kind of piece says of itself; lists, forms and actions are the same for all. */
export interface ArticleKind<Values extends ArticleValues, Piece extends SavedArticle> {
  readonly type: 'post' | 'case_study';
  readonly copy: typeof contentCopy.posts | typeof contentCopy.studies;
  readonly listHref: string;
  /** Of `new`, too. */
  readonly formHref: (id: string) => string;
  readonly previewHref: (id: string) => string;
  /** What readers see before the slug: `/blog/`. */
  readonly prefix: string;
  /** As its form has it; a blank one for null. */
  valuesOf(piece: Piece | null): Values;
  create(values: Values): Promise<MutationResult<Piece>>;
  read(id: string): Promise<MutationResult<Piece>>;
  /** On top of what was loaded. */
  save(id: string, edit: Values & { readonly base_updated_at: string }): Promise<MutationResult<Piece>>;
  duplicate(id: string): Promise<MutationResult<Piece>>;
  remove(id: string): Promise<MutationResult<unknown>>;
}
