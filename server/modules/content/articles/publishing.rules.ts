import type { ContentStatus } from '#shared/content.ts';

interface PublishRequest {
  readonly status: ContentStatus;
  /** When it is, or was, published; null: now, or as it stands. */
  readonly published_at: Date | null;
}

export interface Publishing {
  readonly status: ContentStatus;
  readonly published_at?: Date;
  readonly scheduled_at: Date | null;
}

/** What a wish comes to: a day that has not come yet makes a draft that waits for it (PUB-100). */
export function resolvePublishing({ status, published_at }: PublishRequest, now: Date): Publishing {
  if (status !== 'published' || published_at === null) return { status, scheduled_at: null };
  if (published_at > now) return { status: 'draft', scheduled_at: published_at };
  return { status, published_at, scheduled_at: null };
}

const MAX_SLUG_LENGTH = 120;

/** `Harga & Biaya Café` becomes `harga-biaya-cafe`. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ['tulisan']).join('-');
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

/** The slug itself, else with the first number that makes it free (DECISIONS 19). */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
