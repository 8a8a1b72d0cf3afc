import { readFile, writeFile } from 'node:fs/promises';
import {
  decodePDFRawStream,
  degrees,
  EncryptedPDFError,
  PDFArray,
  PDFContentStream,
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFPage,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { serveTasks } from '#server/platform/bounded-process/serve-tasks.ts';
import { renderStamp } from './render-stamp.ts';
import { stampTask } from './stamp-task.ts';
import { stateBalance } from './state-balance.ts';

/** Distance from foot and sides of a page, in points. */
const FOOT = 6;
const SIDE = 18;

serveTasks(async (message) => {
  const { source, target, text } = stampTask.parse(message);
  // A failing disk is an error and says nothing about the document.
  const stamped = await stamp(await readFile(source), text);
  if (typeof stamped === 'string') return stamped;
  if (target !== null) await writeFile(target, stamped.bytes, { mode: 0o600 });
  return { pages: stamped.pages };
});

async function stamp(bytes: Uint8Array, text: string) {
  try {
    // Writes no date, so that every process produces the same bytes and ranges fit together.
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = document.getPages();
    const [strip] = await document.embedPdf(await renderStamp(text));
    if (pages.length === 0 || strip === undefined) return 'broken' as const;
    for (const page of pages) {
      balanceStates(page);
      drawStrip(page, strip);
    }
    return { bytes: await document.save(), pages: pages.length };
  } catch (error) {
    return error instanceof EncryptedPDFError ? ('encrypted' as const) : ('broken' as const);
  }
}

/** Restores the graphics state that some programs leave turned, scaled or unbalanced. */
function balanceStates({ node, doc: { context } }: PDFPage): void {
  const { missing, open } = stateBalance(contentOf(node.normalizedEntries().Contents));
  if (missing === 0 && open === 0) return;
  const operators = (operator: string, count: number) =>
    context.register(context.stream(`\n${`${operator} `.repeat(count)}`));
  node.wrapContentStreams(operators('q', missing), operators('Q', open));
}

function contentOf(contents: PDFStream | PDFArray | undefined): string {
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, n) => contents.lookup(n)) : [contents];
  return streams
    .map((stream) => {
      if (stream instanceof PDFContentStream) return stream.getContentsString();
      if (!(stream instanceof PDFRawStream)) return '';
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    })
    .join(' ');
}

/** Draws at the visible foot, however the page is turned; smaller on a narrow page. */
function drawStrip(page: PDFPage, strip: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const scale = Math.min(1, ((turn % 180 === 0 ? width : height) - 2 * SIDE) / strip.width);
  const [right, top] = [x + width, y + height];
  const corners = new Map([
    [90, { x: right - FOOT, y: y + SIDE }],
    [180, { x: right - SIDE, y: top - FOOT }],
    [270, { x: x + FOOT, y: top - SIDE }],
  ]);
  const corner = corners.get(turn) ?? { x: x + SIDE, y: y + FOOT };
  page.drawPage(strip, { ...corner, xScale: scale, yScale: scale, rotate: degrees(turn) });
}
