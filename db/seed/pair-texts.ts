import { isRecord } from '#shared/json.ts';
import { hasWords } from '#shared/language/owner-texts.ts';

export interface TextPair {
  readonly source: string;
  readonly text: string;
}

/** Pairs the Indonesian and English texts of two values of one shape. Throws where the shapes differ. */
export function pairTexts(indonesian: unknown, english: unknown, path = ''): readonly TextPair[] {
  if (typeof indonesian === 'string' && typeof english === 'string') {
    return hasWords(indonesian) ? [{ source: indonesian, text: english }] : [];
  }
  if (!isRecord(indonesian) || !isRecord(english)) {
    if (Object.is(indonesian, english)) return [];
    throw new Error(`the demo differs in its languages at ${path}`);
  }
  const names = Object.keys(indonesian);
  if (names.length !== Object.keys(english).length) {
    throw new Error(
      `the demo has ${names.length} parts at ${path}, in English ${Object.keys(english).length}`,
    );
  }
  return names.flatMap((name) => pairTexts(indonesian[name], english[name], `${path}/${name}`));
}
