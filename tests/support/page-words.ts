/** Words of a page with the language that the page claims for them, read from what the server sends. */
export interface SaidText {
  readonly lang: string;
  readonly text: string;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that readers are not shown, or write themselves. */
const SILENT = /^(?:script|style|template|noscript|textarea)$/;
const TOKEN =
  /<!--.*?-->|<![^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|([^<]+)/gis;
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'aria-description'];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
};
const decode = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    // Numbers stay with their units, and halves of a doubled word together, by what is not written.
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1];

/** Returns the words of a page in order: texts, descriptions of pictures and fields, title and description. */
export function saidOn(html: string): readonly SaidText[] {
  const open: { readonly tag: string; readonly lang: string; readonly isSilent: boolean }[] = [];
  const said: SaidText[] = [];
  for (const [, closing, name = '', attributes = '', selfClosing, text] of html.matchAll(TOKEN)) {
    const around = open.at(-1) ?? { tag: '', lang: '', isSilent: false };
    const tag = name.toLowerCase();
    if (text !== undefined) {
      if (!around.isSilent && text.trim() !== '') said.push({ lang: around.lang, text: decode(text).trim() });
    } else if (closing === '/') {
      const place = open.findLastIndex((one) => one.tag === tag);
      if (place >= 0) open.length = place;
    } else if (tag !== '') {
      const lang = attributeOf(attributes, 'lang') ?? around.lang;
      if (!around.isSilent)
        said.push(...read(tag, attributes).map((words) => ({ lang, text: decode(words) })));
      const isSilent = around.isSilent || SILENT.test(tag);
      if (selfClosing !== '/' && !VOID.test(tag)) open.push({ tag, lang, isSilent });
    }
  }
  return said;
}

function read(tag: string, attributes: string): readonly string[] {
  if (tag === 'meta') {
    const isText = /(?:name|property)="(?:[a-z]+:)?(?:description|title|site_name)"/.test(attributes);
    return isText ? [attributeOf(attributes, 'content') ?? ''] : [];
  }
  return READ_ATTRIBUTES.flatMap((name) => attributeOf(attributes, name) ?? []);
}
