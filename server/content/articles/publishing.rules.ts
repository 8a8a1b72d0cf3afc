import type { ArticleDraft } from '#contract/content/admin-articles.ts';

export interface Publishing extends Pick<ArticleDraft, 'status'> {
  readonly published_at?: string;
  readonly scheduled_at: string | null;
}

/** A future date makes a scheduled draft (PUB-100); without one it is now, or as it was. */
export function resolvePublishing({ status, published_at }: ArticleDraft, now: Date): Publishing {
  if (status !== 'published' || published_at === null) return { status, scheduled_at: null };
  if (new Date(published_at) > now) return { status: 'draft', scheduled_at: published_at };
  return { status, published_at, scheduled_at: null };
}

const MAX_SLUG_LENGTH = 120;

export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ['tulisan']).join('-');
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}
