import { slugOf } from '#shared/content/slug.ts';

interface SlugSource {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
}

/** Replaces a title without usable characters. */
export const FALLBACK_SLUG = 'produk';

const isNonEmpty = (slug: string | undefined): slug is string => slug !== undefined && slug !== '';

export const baseSlug = ({ slug, title = '' }: SlugSource): string =>
  isNonEmpty(slug) ? slug : slugOf(title) || FALLBACK_SLUG;

export function assignSlugs(rows: readonly SlugSource[], taken: ReadonlySet<string>): readonly string[] {
  const used = new Set([...taken, ...rows.map(({ slug }) => slug).filter(isNonEmpty)]);
  // Remember the next number per title, else many equal titles are quadratic.
  const nextOf = new Map<string, number>();
  return rows.map((row) => {
    const base = baseSlug(row);
    if (isNonEmpty(row.slug)) return base;
    let free = base;
    for (let number = nextOf.get(base) ?? 2; used.has(free); number++) {
      free = `${base}-${number}`;
      nextOf.set(base, number + 1);
    }
    used.add(free);
    return free;
  });
}
