/** The languages of the product (DECISIONS 53). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = { id: 'Bahasa Indonesia', en: 'English' };

declare global {
  /** Global, because the built pages carry their own copy of this module. */
  var arunikaRequestLanguage: { getStore(): Language | undefined } | undefined;
}

/** The document's language in a browser, the request's on the server. */
export function currentLanguage(): Language {
  if (typeof document !== 'undefined') return document.documentElement.lang === 'en' ? 'en' : 'id';
  return globalThis.arunikaRequestLanguage?.getStore() ?? 'id';
}

/** Picked at each access on the server, so texts must be read while rendering, never while loading. */
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

export function joinCatalogues<Texts extends readonly object[]>(
  ...catalogues: Texts
): JoinedCatalogues<Texts>;
export function joinCatalogues(...catalogues: readonly object[]): object {
  return Object.defineProperties(
    {},
    Object.assign({}, ...catalogues.map((catalogue) => Object.getOwnPropertyDescriptors(catalogue))),
  );
}

type JoinedCatalogues<Catalogues extends readonly object[]> = Catalogues extends readonly [
  infer First extends object,
  ...infer Others extends readonly object[],
]
  ? First & JoinedCatalogues<Others>
  : unknown;
