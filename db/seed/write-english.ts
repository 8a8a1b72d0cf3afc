import type { Tx } from '#server/platform/database/db.ts';
import { writeTranslations } from '#server/translations/index.ts';
import type { TextArea } from '#shared/language/owner-texts.ts';
import { pairContent, pairSite } from './content/english-content.ts';
import { readDiscounts } from './demo-discounts.ts';
import { pairProducts, readWords, wordOf } from './english-products.ts';
import type { TextPair } from './pair-texts.ts';

export function pairDemo(): Readonly<Record<TextArea, readonly TextPair[]>> {
  const words = readWords();
  const sales = readDiscounts().map(({ title }) => ({ source: title, text: wordOf(words, title) }));
  return { catalog: [...pairProducts(), ...sales], articles: pairContent(words), site: pairSite() };
}

/** True for text that begins with an element; `< 1 jam` does not. */
export const isHtml = (source: string): boolean => /^<\w/.test(source);

export async function writeEnglish(tx: Tx): Promise<void> {
  for (const [area, pairs] of areasOf(pairDemo())) {
    await writeTranslations(
      tx,
      pairs.map((pair) => ({ ...pair, area, is_html: isHtml(pair.source) })),
    );
  }
}

const areasOf = (pairs: ReturnType<typeof pairDemo>) =>
  [
    ['catalog', pairs.catalog],
    ['articles', pairs.articles],
    ['site', pairs.site],
  ] as const;
