const MAX_LENGTH = 120;

/**
 * The address of a thing, from its title: lower case, letters a to z, digits and single hyphens (APRD-068). Letters
 * with marks lose them. Empty when nothing of the title can stand in an address.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

/** The slug itself while nobody has it, else the first free one of -2, -3 … (DECISIONS 19). */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}
