import type { Tx } from '#server/platform/database/db.ts';
import { freeSlug, slugOf } from '#shared/content/slug.ts';
import { lockSlugs, takenSlugs } from './edit.queries.ts';
import { FALLBACK_SLUG } from './slugs.rules.ts';

export async function uniqueSlugFromTitle(tx: Tx, title: string): Promise<string> {
  const slug = slugOf(title) || FALLBACK_SLUG;
  await lockSlugs(tx);
  const taken = await takenSlugs(tx, slug);
  return freeSlug(slug, (name) => taken.has(name));
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  await lockSlugs(tx);
  return (await takenSlugs(tx, slug)).has(slug);
}
