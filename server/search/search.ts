import type { OwnFound } from '#contract/search/own.ts';
import type { FoundPassages } from '#contract/search/search.ts';
import { interpolateSettings, type TokenSettings } from '#shared/content/setting-tokens.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { type PassagePart, type PublicPassageKind, publicOnes } from '#shared/search/passages.ts';
import { normalizeSearch, searchWords } from '#shared/search/search-words.ts';
import { readSettings } from '../content/index.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { recordMiss } from './misses.queries.ts';
import { offersOf } from './offers.ts';
import { findOwnOrders, findOwnSessions, selectAccessKeys } from './own.queries.ts';
import {
  MATCH_END,
  MATCH_START,
  type PassageRow,
  type PassageSearch,
  selectPassages,
} from './passages.queries.ts';

export interface PublicSearch {
  readonly search: string;
  readonly kind?: PublicPassageKind | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Searches what everybody may read, in the reader's language, else as it is written. */
export async function searchPublic(
  reader: Reader,
  { search, kind, page, limit }: PublicSearch,
): Promise<FoundPassages> {
  const window = { kind: kind ?? null, limit, offset: (page - 1) * limit, access_keys: [] };
  const found = await findPassages(reader, search, window);
  const kinds = publicOnes(found.kinds);
  const shown = kinds.filter((each) => kind === undefined || each.kind === kind);
  return {
    passages: publicOnes(found.passages),
    total: shown.reduce((sum, each) => sum + each.total, 0),
    page,
    limit,
    kinds,
    meant: found.meant,
  };
}

interface OwnSearch {
  readonly user_id: string;
  readonly search: string;
  readonly limit: number;
}

/** Searches the same with the caller's opened lessons and files, and finds orders and sessions as they are now. */
export async function searchOwn(reader: Reader, { user_id, search, limit }: OwnSearch): Promise<OwnFound> {
  const own = { user_id, language: currentLanguage(), text: normalizeSearch(search) };
  const [access_keys, orders, sessions] = await Promise.all([
    selectAccessKeys(reader, user_id),
    findOwnOrders(reader, own),
    findOwnSessions(reader, own),
  ]);
  const { passages, meant } = await findPassages(reader, search, {
    kind: null,
    limit,
    offset: 0,
    access_keys,
  });
  return { passages, meant, orders, sessions };
}

type Window = Pick<PassageSearch, 'kind' | 'limit' | 'offset' | 'access_keys'>;

async function findPassages(reader: Reader, search: string, window: Window) {
  const text = normalizeSearch(search);
  const words = searchWords(text);
  if (words.length === 0) return { passages: [], kinds: [], meant: [] };
  const [found, settings] = await Promise.all([
    selectPassages(reader, { language: currentLanguage(), text, words, ...window }),
    readSettings(reader),
  ]);
  const offerOf = await offersOf(reader, found.passages);
  return {
    ...found,
    passages: found.passages.map((row) => ({ ...toPassage(row, settings), offer: offerOf(row) })),
  };
}

function toPassage({ id: _id, source_id: _source, headline, ...row }: PassageRow, settings: TokenSettings) {
  const fill = (text: string) => interpolateSettings(text, settings);
  return { ...row, title: fill(row.title), heading: fill(row.heading), parts: partsOf(fill(headline)) };
}

/** Divides the text of `ts_headline` at its marks. */
function partsOf(headline: string): PassagePart[] {
  return headline
    .split(MATCH_START)
    .flatMap((piece, n) => {
      const end = piece.indexOf(MATCH_END);
      return n === 0 || end < 0
        ? [{ text: piece, is_match: false }]
        : [
            { text: piece.slice(0, end), is_match: true },
            { text: piece.slice(end + 1), is_match: false },
          ];
    })
    .filter(({ text }) => text !== '');
}

/** An address, a telephone or any other long number may name a person. */
const PERSONAL = /@|\d{5,}/;

/** Keeps what was not found, without anybody (ADR 0082). */
export async function noteMiss(db: Database, search: string, language: Language): Promise<void> {
  const words = normalizeSearch(search);
  if (words.length < 3 || words.length > 100 || PERSONAL.test(words.replace(/[\s.-]/g, ''))) return;
  await withTx(db, async (tx) => succeed(await recordMiss(tx, language, words)));
}
