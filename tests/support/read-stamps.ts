import {
  decodePDFRawStream,
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
    if (name.asString().startsWith('/EmbeddedPdfPage') && form instanceof PDFRawStream) return textOf(form);
  }
  return null;
}

/** Glyphs by the map of characters that their font brings along. */
function textOf(form: PDFRawStream): string {
  const fonts = form.dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('Font'), PDFDict);
  const tables = new Map(
    fonts.entries().map(([name]) => [name.asString(), lettersOf(fonts.lookup(name, PDFDict))] as const),
  );
  let letters: readonly string[] = [];
  let text = '';
  for (const [, font, glyphs] of contentOf(form).matchAll(/(\/F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
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

const contentOf = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
