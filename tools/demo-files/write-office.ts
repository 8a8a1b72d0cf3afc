import { strToU8, zipSync } from 'fflate';

/** One day for all files, so that they come out the same each time. */
const MADE = new Date('2026-11-24T00:00:00Z');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const toXml = (text: string) => text.replace(/[&<>"]/g, (found) => entities.get(found) ?? found);

function pack(files: Readonly<Record<string, string>>): Uint8Array {
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(XML + text)] as const);
  return zipSync(Object.fromEntries(parts), { mtime: MADE, level: 9 });
}

const typesOf = (overrides: readonly (readonly [string, string])[]) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides
    .map(
      ([path, type]) =>
        `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`;

const relations = (targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], n) =>
        `<Relationship Id="rId${n + 1}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export interface Paragraph {
  readonly kind: 'title' | 'heading' | 'text' | 'prompt';
  readonly text: string;
  /** Begins a page. */
  readonly breaks?: boolean;
}

const looks = {
  title: { size: 48, more: '<w:b/>' },
  heading: { size: 32, more: '<w:b/>' },
  text: { size: 22, more: '' },
  prompt: { size: 22, more: '<w:i/>' },
} as const;

/** A Word document of headings and paragraphs. */
export function writeDocx(paragraphs: readonly Paragraph[]): Uint8Array {
  const body = paragraphs.map(({ kind, text, breaks = false }) => {
    const { size, more } = looks[kind];
    const level = kind === 'heading' ? '<w:outlineLvl w:val="0"/>' : '';
    const page = breaks ? '<w:pageBreakBefore/>' : '';
    return `<w:p><w:pPr>${page}<w:spacing w:after="140"/>${level}</w:pPr><w:r><w:rPr>${more}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${toXml(text)}</w:t></w:r></w:p>`;
  });
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return pack({
    '[Content_Types].xml': typesOf([['/word/document.xml', 'wordprocessingml.document.main']]),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${space}"><w:body>${body.join('')}${page}</w:body></w:document>`,
  });
}

/** A text, a number, or a formula, which begins with `=`. */
export type Cell = string | number | null;

export interface WorkSheet {
  readonly name: string;
  /** Of the columns, in letters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** What each formula gives, by sheet and cell, for viewers that do not calculate. */
export type Results = (sheet: number, row: number, column: number) => string;

function cellXml(cell: Cell, ref: string, result: () => string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (!cell.startsWith('='))
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${toXml(cell)}</t></is></c>`;
  const value = result();
  const isNumber = value !== '' && Number.isFinite(Number(value));
  return `<c r="${ref}"${isNumber ? '' : ' t="str"'}><f>${toXml(cell.slice(1))}</f><v>${toXml(value)}</v></c>`;
}

/** An Excel workbook. */
export function writeXlsx(sheets: readonly WorkSheet[], results: Results): Uint8Array {
  const space = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const drawn = sheets.map(({ widths, rows }, sheet) => {
    const columns = widths.map(
      (width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
    );
    const lines = rows.map((cells, row) => {
      const all = cells.map((cell, column) =>
        cellXml(cell, `${columnName(column)}${row + 1}`, () => results(sheet, row, column)),
      );
      return `<row r="${row + 1}">${all.join('')}</row>`;
    });
    return `<worksheet xmlns="${space}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
  });
  const names = sheets.map(
    ({ name }, n) => `<sheet name="${toXml(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  );
  const parts = sheets.map(
    (_, n) => [`/xl/worksheets/sheet${n + 1}.xml`, 'spreadsheetml.worksheet'] as const,
  );
  return pack({
    '[Content_Types].xml': typesOf([['/xl/workbook.xml', 'spreadsheetml.sheet.main'], ...parts]),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${space}" xmlns:r="${OFFICE}/relationships"><sheets>${names.join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`]),
    ),
    ...Object.fromEntries(drawn.map((xml, n) => [`xl/worksheets/sheet${n + 1}.xml`, xml])),
  });
}
