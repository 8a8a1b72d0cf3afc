import { decodeHTML, decodeHTMLStrict, decodeXML } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import { parseCaptions } from '#shared/courses/captions.ts';
import { decodeText, decodeUnicode } from '#shared/files/decode-text.ts';
import { type Section, spokenSections } from './passages.rules.ts';
import type { TextType } from './text-task.ts';

const MAX_PAGES = 500;
/** The rest of a text file is not searched. */
const MAX_CHARACTERS = 600_000;
/** Larger parts of a workbook are not unpacked. */
const MAX_PART_BYTES = 8_000_000;

type Reading = (bytes: Buffer) => Promise<readonly Section[]>;

/** Each throws, or returns nothing, for a file that it cannot read. */
export const textReaders: Readonly<Record<TextType, Reading>> = {
  'application/pdf': readPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': readDocument,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': async (bytes) => [
    plainSection(cellsOf(bytes)),
  ],
  'text/vtt': async (bytes) =>
    spokenSections(parseCaptions(decodeUnicode(bytes) ?? '', decodeHTMLStrict) ?? []),
  'text/csv': readPlainText,
  'text/markdown': readPlainText,
  'text/plain': readPlainText,
};

const plainSection = (lines: readonly string[]): Section => ({ heading: '', anchor: '', lines });

async function readPlainText(bytes: Buffer): Promise<readonly Section[]> {
  return [plainSection((decodeText(bytes) ?? '').slice(0, MAX_CHARACTERS).split(/\r\n|\r|\n/))];
}

async function readPdf(bytes: Buffer): Promise<readonly Section[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
  const sections: Section[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    sections.push({ heading: '', anchor: `page=${number}`, lines: text.split('\n') });
    page.cleanup();
  }
  return sections;
}

/** Marks a heading among the lines of a document. */
const HEADING = '\u0001';
/** A bold paragraph of its own is how many people write one. */
const BOLD_LINE = /<p><strong>([^<]{1,120})<\/strong><\/p>/g;

async function readDocument(buffer: Buffer): Promise<readonly Section[]> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value: html } = await mammoth.convertToHtml({ buffer }, { convertImage });
  const lines = html
    .replace(BOLD_LINE, `\n${HEADING}$1\n`)
    .replace(/<h[1-6][^>]*>/g, `\n${HEADING}`)
    .replace(/<\/(?:h[1-6]|p|li|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => decodeHTML(line));
  const sections: { heading: string; anchor: string; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(HEADING)) sections.push({ heading: line.slice(1), anchor: '', lines: [] });
    else if (sections.length === 0) sections.push({ heading: '', anchor: '', lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The texts of a workbook, without its numbers, which nobody searches for. */
function cellsOf(bytes: Buffer): readonly string[] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= MAX_PART_BYTES && /^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/.test(name),
  });
  return Object.values(parts).flatMap((part) =>
    [...strFromU8(part).matchAll(/<(?:si|is)>([\s\S]*?)<\/(?:si|is)>/g)].map(([, cell = '']) =>
      decodeXML([...cell.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join('')),
    ),
  );
}
