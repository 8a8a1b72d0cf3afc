import type { Tx } from '#server/platform/database/db.ts';
import { freeSlug } from '#shared/content/slug.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ArticleType } from './articles.queries.ts';
import { slugOf } from './publishing.rules.ts';
import { lockSlugs, selectTakenSlugs } from './slugs.queries.ts';

export interface SlugTaken {
  readonly code: 'SLUG_TAKEN';
}

interface SlugRequest {
  readonly slug: string;
  readonly title: string;
  readonly own_id: string | null;
}

export async function claimSlug(
  tx: Tx,
  type: ArticleType,
  request: SlugRequest,
): Promise<Result<string, SlugTaken>> {
  await lockSlugs(tx, type);
  const slug = request.slug === '' ? slugOf(request.title) : request.slug;
  const taken = await selectTakenSlugs(tx, type, { slug, own_id: request.own_id });
  if (request.slug === '') return succeed(freeSlug(slug, (name) => taken.has(name)));
  return taken.has(slug) ? refuse({ code: 'SLUG_TAKEN' }) : succeed(slug);
}
