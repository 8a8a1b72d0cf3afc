import { slugOf } from '#shared/slug.ts';

interface SlugSource {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
}

/** For a title of which nothing can stand in an address. */
export const FALLBACK_SLUG = 'produk';

const isGiven = (slug: string | undefined): slug is string => slug !== undefined && slug !== '';

/** What an address begins with: the one that is given, else that of the title. */
export const baseSlug = ({ slug, title = '' }: SlugSource): string =>
  isGiven(slug) ? slug : slugOf(title) || FALLBACK_SLUG;

/** An address for each, in their order: the one that is given, else the first free one of the title. */
export function assignSlugs(rows: readonly SlugSource[], taken: ReadonlySet<string>): readonly string[] {
  const used = new Set([...taken, ...rows.map(({ slug }) => slug).filter(isGiven)]);
  // A thousand of one title do not begin to count at two a thousand times.
  const nextOf = new Map<string, number>();
  return rows.map((row) => {
    const base = baseSlug(row);
    if (isGiven(row.slug)) return base;
    let free = base;
    for (let number = nextOf.get(base) ?? 2; used.has(free); number++) {
      free = `${base}-${number}`;
      nextOf.set(base, number + 1);
    }
    used.add(free);
    return free;
  });
}
