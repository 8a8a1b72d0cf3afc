import { recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Desk } from './piece-kind.ts';
import { deletePieceRow, lockPiece, type PieceType } from './pieces.queries.ts';

interface Deletable<Missing> {
  readonly type: PieceType;
  readonly missing: Missing;
}

/** Deletes a piece with everything that led to it. */
export async function deletePiece<Missing extends string>(
  tx: Tx,
  { kind, actor }: Pick<Desk<Deletable<Missing>>, 'kind' | 'actor'>,
  id: string,
): Promise<Result<null, { readonly code: Missing }>> {
  const piece = await lockPiece(tx, kind.type, id);
  if (piece === null) return refuse({ code: kind.missing });
  await deletePieceRow(tx, kind.type, id);
  await recordAudit(tx, actor, {
    action: `${kind.type}.deleted`,
    subject: { type: kind.type, id },
    before: { title: piece.title, slug: piece.slug, status: piece.status },
  });
  return succeed(null);
}
