/** The best ones that are counted and shown; a question has its answer among the first. */
export const MAX_FOUND_PASSAGES = 100;

/** In the order in which the page offers them. Those of lessons and files are for their holders, and not in the public search. */
export const publicPassageKinds = ['product', 'post', 'case_study', 'question', 'page', 'service'] as const;
export type PublicPassageKind = (typeof publicPassageKinds)[number];

export const passageKinds = [...publicPassageKinds, 'lesson', 'file'] as const;
export type PassageKind = (typeof passageKinds)[number];

export interface PassagePart {
  readonly text: string;
  readonly is_match: boolean;
}

const isPublicKind = (kind: PassageKind): kind is PublicPassageKind =>
  publicPassageKinds.some((known) => known === kind);

/** Passages that everybody may read. */
export const publicOnes = <Found extends { readonly kind: PassageKind }>(all: readonly Found[]) =>
  all.flatMap(({ kind, ...found }) => (isPublicKind(kind) ? [{ ...found, kind }] : []));

interface PassagePlace {
  readonly kind?: PassageKind;
  readonly path: string;
  /** The id of the heading, `page=3` of a document, or `t=83` seconds of a film; empty: none. */
  readonly anchor: string;
  readonly parts: readonly PassagePart[];
}

export interface PassageLink {
  readonly to: string;
  /** A browser looks for a text fragment only in a document that it loads. */
  readonly needsDocument: boolean;
}

/** Leads to the heading, page or second, or to the first words that matched (text fragments). */
export function passageLink({ kind, path, anchor, parts }: PassagePlace): PassageLink {
  if (anchor !== '') return { to: `${path}#${anchor}`, needsDocument: false };
  // The page of a file does not show what stands in it.
  if (kind === 'file') return { to: path, needsDocument: false };
  const words = firstMatch(parts);
  return words === ''
    ? { to: path, needsDocument: false }
    : { to: `${path}#:~:text=${encodeFragment(words)}`, needsDocument: true };
}

const numberIn = (anchor: string, name: 'page' | 't'): number | null => {
  const [, digits] = new RegExp(`^#?${name}=(\\d{1,6})$`).exec(anchor) ?? [];
  return digits === undefined ? null : Number(digits);
};

export const pageOf = (anchor: string): number | null => numberIn(anchor, 'page');

/** Also of a `#t=83` in an address. */
export const secondOf = (anchor: string): number | null => numberIn(anchor, 't');

const MAX_FRAGMENT_WORDS = 4;

/** The match with the words behind it on its line, because a fragment never reaches into the next block. */
function firstMatch(parts: readonly PassagePart[]): string {
  const first = parts.findIndex(({ is_match }) => is_match);
  if (first < 0) return '';
  const [line = ''] = parts
    .slice(first)
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const words = line.trim().split(/\s+/);
  // The last word may be cut off, unless it ends the match.
  return words.slice(0, Math.min(MAX_FRAGMENT_WORDS, Math.max(1, words.length - 1))).join(' ');
}

/** A hyphen and a comma would be syntax. */
const encodeFragment = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');
