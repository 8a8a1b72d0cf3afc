const NAMED = /\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g;

/** The requirements that a title names, as in `[WAL-014, WAL-015] a purchase that would overdraw is refused`. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/));
}
