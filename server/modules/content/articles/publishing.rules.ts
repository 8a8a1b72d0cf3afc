import type { ContentStatus } from '#shared/content.ts';

interface PublishRequest {
  readonly status: ContentStatus;
  /** Null: now, or unchanged. */
  readonly published_at: Date | null;
}

export interface Publishing {
  readonly status: ContentStatus;
  readonly published_at?: Date;
  readonly scheduled_at: Date | null;
}

/** A future date makes a scheduled draft (PUB-100). */
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
