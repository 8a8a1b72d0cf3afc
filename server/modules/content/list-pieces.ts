import type { Reader } from '#server/platform/db.ts';
import { type DeskFilter, type DeskWindow, findPieces, type PieceType } from './pieces.queries.ts';

interface Listed<Row> {
  readonly type: PieceType;
  list(reader: Reader, filter: DeskFilter, window: DeskWindow): Promise<Row[]>;
}

/** Pieces of every status for those who write them; `total` stops at MOST_COUNTED. */
export async function listPieces<Row>(
  reader: Reader,
  kind: Listed<Row>,
  asked: DeskWindow & Omit<DeskFilter, 'ids'>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { total, ids, offset } = await findPieces(reader, kind.type, asked);
  return { rows: await kind.list(reader, ids === null ? asked : { ids }, { ...asked, offset }), total };
}
