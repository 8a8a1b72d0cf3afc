import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

interface Readable<Piece, Missing extends string> {
  readonly missing: Missing;
  read(reader: Reader, id: string): Promise<Piece | null>;
}

export async function readArticle<Piece, Missing extends string>(
  reader: Reader,
  kind: Readable<Piece, Missing>,
  id: string,
): Promise<Result<Piece, { readonly code: Missing }>> {
  const article = await kind.read(reader, id);
  return article === null ? refuse({ code: kind.missing }) : succeed(article);
}
