const KEY = 'claim-intent';

/**
 * Which freebie this tab wanted before signing in. The address alone does not prove a wish: a link from elsewhere
 * must not claim anything. A browser that forbids storage just does not go on by itself.
 */
export function keepIntent(slug: string): void {
  try {
    sessionStorage.setItem(KEY, slug);
  } catch {
    return;
  }
}

/** Reads the wish and forgets it. */
export function takeIntent(): string | null {
  try {
    const slug = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return slug;
  } catch {
    return null;
  }
}
