import type { Reader } from '#server/platform/db.ts';
import { type DeskFilter, type DeskWindow, findPieces, type PieceType } from './pieces.queries.ts';

interface Listed<Row> {
  readonly type: PieceType;
  list(reader: Reader, filter: DeskFilter, window: DeskWindow): Promise<Row[]>;
}

/** Pieces of every status for those who write them; search looks at their headline. `total` stops at 1000. */
export async function listPieces<Row>(
  reader: Reader,
  kind: Listed<Row>,
  { status, search, ...window }: DeskWindow & Omit<DeskFilter, 'ids'>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { total, ids } = await findPieces(reader, kind.type, { status, search });
  const filter = ids === null ? { status, search } : { ids };
  return { rows: await kind.list(reader, filter, window), total };
}
