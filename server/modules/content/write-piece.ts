import { recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Desk, PieceDraft, PieceKind, Placed } from './piece-kind.ts';
import { lockPiece, type PieceFacts } from './pieces.queries.ts';
import { publishingOf } from './publishing.rules.ts';
import { type ContentChanged, isSameMoment } from './save-site-page.ts';
import { moveSlug } from './slugs.queries.ts';
import { type SlugTaken, takeSlug } from './take-slug.ts';

/** A new piece in the name of whoever writes it; published without a date, it is dated now. */
export async function writeNewPiece<Draft extends PieceDraft, Piece, Missing extends string>(
  tx: Tx,
  desk: Desk<PieceKind<Draft, Piece, Missing>>,
  draft: Draft,
): Promise<Result<Piece, SlugTaken>> {
  const { kind, now, actor } = desk;
  const slug = await takeSlug(tx, kind.type, { ...draft, own_id: null });
  if (!slug.ok) return slug;
  const piece = place(draft, slug.value, now);
  const date = piece.status === 'published' ? { published_at: piece.published_at ?? now } : {};
  const id = await kind.insert(tx, { ...piece, ...date }, actor.id);
  return succeed(await recordPiece(tx, desk, { id, before: null }));
}

interface Edit<Draft> {
  readonly id: string;
  readonly draft: Draft;
  /** What its writer saw. */
  readonly base_updated_at: string;
}

/**
 * Changes a piece on top of what its writer saw. Refuses a change that was made on an older one, so that two who edit
 * it do not overwrite each other unseen. Another slug of something that was published leaves a redirect behind.
 */
export async function rewritePiece<Draft extends PieceDraft, Piece, Missing extends string>(
  tx: Tx,
  desk: Desk<PieceKind<Draft, Piece, Missing>>,
  { id, draft, base_updated_at }: Edit<Draft>,
): Promise<Result<Piece, { readonly code: Missing } | ContentChanged | SlugTaken>> {
  const { kind, now } = desk;
  const before = await lockPiece(tx, kind.type, id);
  if (before === null) return refuse({ code: kind.missing });
  const updated_at = before.updated_at.toISOString();
  if (!isSameMoment(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  const slug = await takeSlug(tx, kind.type, { ...draft, own_id: id });
  if (!slug.ok) return slug;
  await kind.update(tx, id, place(draft, slug.value, now));
  const isMoved = before.slug !== slug.value && before.published_at !== null;
  if (isMoved) await moveSlug(tx, kind.type, { id, from: before.slug, to: slug.value });
  return succeed(await recordPiece(tx, desk, { id, before }));
}

function place<Draft extends PieceDraft>(draft: Draft, slug: string, now: Date): Placed<Draft> {
  const { published_at, ...words } = draft;
  const day = published_at === null ? null : new Date(published_at);
  return { ...words, slug, ...publishingOf({ status: draft.status, published_at: day }, now) };
}

const factsOf = ({ title, slug, status, scheduled_at }: PieceFacts) => ({
  title,
  slug,
  status,
  scheduled_at,
});

/** Tells the audit log its name, address and status (DECISIONS 49); the piece as it stands now. */
async function recordPiece<Piece, Missing extends string>(
  tx: Tx,
  { kind, actor }: Desk<Pick<PieceKind<never, Piece, Missing>, 'type' | 'read'>>,
  { id, before }: { readonly id: string; readonly before: PieceFacts | null },
): Promise<Piece> {
  const after = await lockPiece(tx, kind.type, id);
  const piece = await kind.read(tx, id);
  if (after === null || piece === null) throw new Error(`the ${kind.type} that was just written is missing`);
  await recordAudit(tx, actor, {
    action: before === null ? `${kind.type}.created` : `${kind.type}.changed`,
    subject: { type: kind.type, id },
    ...(before === null ? {} : { before: factsOf(before) }),
    after: factsOf(after),
  });
  return piece;
}
