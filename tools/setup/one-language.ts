import type { Plugin } from 'vite';

/** The language of the scripts being built, by `BUILD_LANGUAGE`; without it they carry both, as in development. */
export const browserLanguage = languageOf(process.env.BUILD_LANGUAGE);

function languageOf(word: string | undefined): 'id' | 'en' | null {
  return word === 'id' || word === 'en' ? word : null;
}

export const LANGUAGE_MODULE = '/shared/language/language.ts';
const CURRENT = /if \(typeof document !== 'undefined'\) return [^;]+;/;
const CATALOGUE = /\/messages\/[^/]+\.ts$/;
const TEXTS = /^\.\/(id|en)\//;
/** `inLanguage({ id, en })`, `inLanguage({ id: id.formCopy, en: en.formCopy })` */
const PICKED = /\binLanguage\(\{\s*id(?:: id(\.\w+))?,\s*en(?:: en\.\w+)?,?\s*\}\)/g;

/**
 * In a browser's build of one language a picker is that catalogue and the current language a constant, so that nothing
 * of the other one travels.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client' && browserLanguage !== null,
    resolveId(source, importer) {
      if (importer === undefined || !CATALOGUE.test(importer) || !TEXTS.test(source)) return null;
      return this.resolve(source.replace(TEXTS, `./${browserLanguage}/`), importer, { skipSelf: true });
    },
    transform(code, id) {
      if (id.endsWith(LANGUAGE_MODULE)) {
        if (!CURRENT.test(code)) this.error(`no current language found in ${id}`);
        return code.replace(CURRENT, `return '${browserLanguage}';`);
      }
      return CATALOGUE.test(id) ? code.replace(PICKED, `${browserLanguage}$1`) : null;
    },
  };
}
