import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ArticleType } from './articles.queries.ts';
import { freeSlug, slugOf } from './publishing.rules.ts';
import { lockSlugs, selectTakenSlugs } from './slugs.queries.ts';

export interface SlugTaken {
  readonly code: 'SLUG_TAKEN';
}

interface SlugRequest {
  /** Blank: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Whose slug may be the same: the thing itself. */
  readonly own_id: string | null;
}

/** A slug that is free: the one that was asked for, or one made of the title, numbered where it must be. */
export async function claimSlug(
  tx: Tx,
  type: ArticleType,
  request: SlugRequest,
): Promise<Result<string, SlugTaken>> {
  await lockSlugs(tx, type);
  const slug = request.slug === '' ? slugOf(request.title) : request.slug;
  const taken = await selectTakenSlugs(tx, type, { slug, own_id: request.own_id });
  if (request.slug === '') return succeed(freeSlug(slug, taken));
  return taken.has(slug) ? refuse({ code: 'SLUG_TAKEN' }) : succeed(slug);
}
