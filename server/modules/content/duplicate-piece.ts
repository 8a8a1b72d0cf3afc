import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse } from '#shared/result.ts';
import type { Desk, PieceDraft, PieceKind } from './piece-kind.ts';
import type { SlugTaken } from './take-slug.ts';
import { writeNewPiece } from './write-piece.ts';

const LONGEST_TITLE = 200;
const COPY = ' (salinan)';

/** The name of a copy, no longer than a name may be. */
const copyTitle = (title: string): string => `${title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`;

/** A draft with all that its original has, under another address. */
export async function duplicatePiece<Draft extends PieceDraft, Piece, Missing extends string>(
  tx: Tx,
  desk: Desk<PieceKind<Draft, Piece, Missing>>,
  id: string,
): Promise<Result<Piece, { readonly code: Missing } | SlugTaken>> {
  const piece = await desk.kind.read(tx, id);
  if (piece === null) return refuse({ code: desk.kind.missing });
  const draft = desk.kind.draftOf(piece);
  const title = copyTitle(draft.title);
  return writeNewPiece(tx, desk, { ...draft, title, slug: '', status: 'draft', published_at: null });
}
