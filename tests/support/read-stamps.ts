import {
  decodePDFRawStream,
  PDFContentStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** The stamped line of each page of a PDF; null: the page has none. */
export async function readStamps(bytes: Uint8Array): Promise<readonly (string | null)[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map(stampOf);
}

function stampOf(page: PDFPage): string | null {
  const forms = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  for (const [name] of forms?.entries() ?? []) {
    const form = forms?.lookup(name);
    if (name.asString().startsWith('/EmbeddedPdfPage') && form instanceof PDFRawStream) {
      return textOf(contentOf(form), form.dict.lookup(PDFName.of('Resources'), PDFDict));
    }
  }
  return null;
}

/** Returns the text of each page of one of our documents, without spaces between its lines. */
export async function readPages(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) => {
    const { Contents, Resources } = page.node.normalizedEntries();
    const streams = Contents?.asArray().map((_, n) => Contents.lookup(n)) ?? [];
    return textOf(streams.map(operatorsOf).join(' '), Resources);
  });
}

/** Glyphs by the map of characters that their font brings along. */
function textOf(content: string, resources: PDFDict): string {
  const fonts = resources.lookup(PDFName.of('Font'), PDFDict);
  const tables = new Map(
    fonts.entries().map(([name]) => [name.asString(), lettersOf(fonts.lookup(name, PDFDict))] as const),
  );
  let letters: readonly string[] = [];
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/(\/F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
    if (font !== undefined) letters = tables.get(font) ?? [];
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += letters[Number.parseInt(glyph, 16)] ?? '?';
  }
  return text;
}

function lettersOf(font: PDFDict): readonly string[] {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) return [];
  const [, list = ''] = /beginbfrange\n<0000> <[0-9a-f]+> \[(.*?)\]/s.exec(contentOf(table)) ?? [];
  return [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, code = '']) =>
    // A ligature stands for several letters.
    String.fromCharCode(...(code.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
  );
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Under which transformation the stamp of each page is drawn, before its own, as a viewer works it out. */
export async function stampStates(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) => {
    const contents = page.node.normalizedEntries().Contents;
    const streams = contents?.asArray().map((_, n) => contents.lookup(n)) ?? [];
    return walk(streams.map(operatorsOf).join(' '));
  });
}

function operatorsOf(stream: unknown): string {
  if (stream instanceof PDFContentStream) return stream.getContentsString();
  return stream instanceof PDFRawStream ? contentOf(stream) : '';
}

function walk(content: string) {
  const states: Matrix[] = [];
  let matrix = IDENTITY;
  let base = matrix;
  let isUnderflown = false;
  let operands: string[] = [];
  for (const token of content.split(/\s+/)) {
    if (token === 'q') states.push(matrix);
    else if (token === 'Q') {
      isUnderflown ||= states.length === 0;
      matrix = states.pop() ?? matrix;
    } else if (token === 'cm') matrix = multiply(operands.slice(-6).map(Number), matrix);
    else if (token === 'Do' && operands.at(-1)?.startsWith('/EmbeddedPdfPage') === true)
      return { matrix: base, isUnderflown };
    if (token === 'q') base = matrix;
    operands = /^[a-zA-Z]+$/.test(token) ? [] : [...operands, token];
  }
  return null;
}

function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], by: Matrix): Matrix {
  return [
    a * by[0] + b * by[2],
    a * by[1] + b * by[3],
    c * by[0] + d * by[2],
    c * by[1] + d * by[3],
    e * by[0] + f * by[2] + by[4],
    e * by[1] + f * by[3] + by[5],
  ];
}

const contentOf = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
