import type { ContentStatus } from '#shared/content.ts';
import type { contentCopy } from './content-copy.ts';
import type { PublishValues } from './desk-form.ts';
import type { Told } from './use-action.ts';

/** What the screens of the desk need to know of every piece that was saved. */
export interface SavedPiece {
  readonly id: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly updated_at: string;
}

/** What a kind of piece says of itself; lists, forms and actions are the same for all. */
export interface PieceKind<Values extends PublishValues, Piece extends SavedPiece> {
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
  create(values: Values): Promise<Told<Piece>>;
  read(id: string): Promise<Told<Piece>>;
  /** On top of what was loaded. */
  save(id: string, edit: Values & { readonly base_updated_at: string }): Promise<Told<Piece>>;
  duplicate(id: string): Promise<Told<Piece>>;
  remove(id: string): Promise<Told<unknown>>;
}
