import { sql } from 'drizzle-orm';
import type { ProductOffer } from '#contract/catalog/products.ts';
import { offerCopy, offerText } from '#messages/catalog/offer.ts';
import { interpolateSettings } from '#shared/content/setting-tokens.ts';
import type { Language } from '#shared/language/language.ts';
import type { PassageKind } from '#shared/search/passages.ts';
import { normalizeSearch, searchWords } from '#shared/search/search-words.ts';
import { readSettings } from '../content/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import { offersOf } from './offers.ts';
import { selectAccessKeys } from './own.queries.ts';
import { type PassageRow, selectPassages } from './passages.queries.ts';

export interface QuotablePassage {
  readonly kind: PassageKind;
  readonly title: string;
  readonly heading: string;
  readonly path: string;
  readonly anchor: string;
  readonly language: Language;
  /** The whole passage as plain text; of a product that can be bought, with its price of this moment. */
  readonly body: string;
}

interface QuotableSearch {
  /** Null: a visitor, who reads public passages only. */
  readonly user_id: string | null;
  /** The key of a lesson that is read besides; null: none. */
  readonly lesson_key: string | null;
  readonly language: Language;
  readonly search: string;
  readonly limit: number;
}

/** Finds the best passages with their whole texts, for whoever quotes them to this reader. */
export async function findQuotablePassages(
  reader: Reader,
  { user_id, lesson_key, language, search, limit }: QuotableSearch,
): Promise<readonly QuotablePassage[]> {
  const text = normalizeSearch(search);
  const words = searchWords(text);
  if (words.length === 0) return [];
  const held = user_id === null ? [] : await selectAccessKeys(reader, user_id);
  const access_keys = lesson_key === null ? held : [...held, lesson_key];
  const of = { language, access_keys };
  const { passages } = await selectPassages(reader, { ...of, text, words, kind: null, limit, offset: 0 });
  const ids = passages.map(({ id }) => id);
  const [rows, settings] = await Promise.all([selectBodies(reader, ids, of), readSettings(reader)]);
  const offerOf = await offersOf(reader, rows);
  const fill = (of_passage: string) => interpolateSettings(of_passage, settings);
  return rows.map(({ source_id, title, heading, body, ...place }) => ({
    ...place,
    title: fill(title),
    heading: fill(heading),
    body: [fill(body), ...priceIn(language, offerOf({ kind: place.kind, source_id }))].join('\n'),
  }));
}

const priceIn = (language: Language, offer: ProductOffer | null): readonly string[] =>
  offer === null ? [] : [runInLanguage(language, () => offerCopy.now(offerText(offer)))];

/** Asks once more who may read them, because a passage may have been hidden or taken away in between. */
const selectBodies = (
  reader: Reader,
  ids: readonly number[],
  { language, access_keys }: { readonly language: Language; readonly access_keys: readonly string[] },
) =>
  selectRows<QuotablePassage & Pick<PassageRow, 'source_id'>>(
    reader,
    sql`
    select p.kind, p.source_id, p.title, p.heading, p.path, p.anchor, p.text_language as language, p.body
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as found (id, place)
      join search_passages p on p.id = found.id
    where p.language = ${language} and p.visible_from <= now()
      and (p.access_key is null or p.access_key = any (${sql.param([...access_keys])}::text[]))
    order by found.place`,
  );
