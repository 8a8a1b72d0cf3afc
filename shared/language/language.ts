/** The languages of the product (DECISIONS 53). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { id: 'Bahasa Indonesia', en: 'English' };

declare global {
  /**
   * Tells the language of the request being answered (server/platform/text/request-language.ts). Global, because the built
   * pages carry a copy of this module of their own.
   */
  var arunikaRequestLanguage: { getStore(): Language | undefined } | undefined;
}

/** The language of the document in a browser, of the request on the server. */
export function currentLanguage(): Language {
  if (typeof document !== 'undefined') return document.documentElement.lang === 'en' ? 'en' : 'id';
  return globalThis.arunikaRequestLanguage?.getStore() ?? 'id';
}

/**
 * A catalogue (`messages/`) in the current language. On the server each access picks anew, so a text is read while a
 * page renders, never while a module loads. A browser loads one language only (vite.config.ts).
 */
export function inLanguage<Texts extends object>(texts: {
  readonly id: Texts;
  readonly en: NoInfer<Texts>;
}): Texts {
  if (typeof document !== 'undefined') return texts[currentLanguage()];
  const picked = { ...texts.id };
  for (const key of Object.keys(texts.id)) {
    Object.defineProperty(picked, key, {
      enumerable: true,
      get: () => Reflect.get(texts[currentLanguage()], key),
    });
  }
  return picked;
}

/** Several catalogues as one, of which each text is still picked when it is read. */
export function joinCatalogues<Texts extends readonly object[]>(...catalogues: Texts): Joined<Texts>;
export function joinCatalogues(...catalogues: readonly object[]): object {
  return Object.defineProperties(
    {},
    Object.assign({}, ...catalogues.map((catalogue) => Object.getOwnPropertyDescriptors(catalogue))),
  );
}

type Joined<Catalogues extends readonly object[]> = Catalogues extends readonly [
  infer First extends object,
  ...infer Others extends readonly object[],
]
  ? First & Joined<Others>
  : unknown;
