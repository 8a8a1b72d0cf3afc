import { type ESTree, type Plugin, parseAst } from 'vite';

/** Set by `BUILD_LANGUAGE`; without it scripts contain both languages, as in development. */
export const browserLanguage = languageOf(process.env.BUILD_LANGUAGE);

function languageOf(word: string | undefined): 'id' | 'en' | null {
  return word === 'id' || word === 'en' ? word : null;
}

export const LANGUAGE_MODULE = '/shared/language/language.ts';
const CURRENT = /if \(typeof document !== 'undefined'\) return [^;]+;/;
export const CATALOGUES = /\/messages\/.+\.ts$/;

/** In a browser build, catalogues contain one language, and the current language is a constant. */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client' && browserLanguage !== null,
    transform(code, id) {
      if (browserLanguage === null) return null;
      if (id.endsWith(LANGUAGE_MODULE)) {
        if (!CURRENT.test(code)) this.error(`no current language found in ${id}`);
        return code.replace(CURRENT, `return '${browserLanguage}';`);
      }
      if (!CATALOGUES.test(id)) return null;
      try {
        return pickLanguage(code, browserLanguage);
      } catch (error) {
        return this.error(`${id}: ${String(error)}`);
      }
    },
  };
}

/** Replaces `inLanguage({ id, en })` by its texts of one language. */
export function pickLanguage(code: string, language: 'id' | 'en'): string {
  let picked = '';
  let rest = 0;
  for (const { start, end, texts } of parseAst(code, { lang: 'ts' }).body.flatMap(cataloguesOf)) {
    const chosen = texts.find(({ key }) => key.type === 'Identifier' && key.name === language);
    if (chosen === undefined) throw new Error(`a catalogue without ${language}`);
    picked += `${code.slice(rest, start)}(${code.slice(chosen.value.start, chosen.value.end)})`;
    rest = end;
  }
  return picked + code.slice(rest);
}

function cataloguesOf(statement: ESTree.Program['body'][number]) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    const [texts] = init.arguments;
    if (init.callee.name !== 'inLanguage' || texts?.type !== 'ObjectExpression') return [];
    const properties = texts.properties.flatMap((one) => (one.type === 'Property' ? [one] : []));
    return [{ start: init.start, end: init.end, texts: properties }];
  });
}
