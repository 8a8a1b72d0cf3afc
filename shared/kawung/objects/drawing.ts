import type { TableSample } from '#shared/files/table-sample.ts';
import { fill, rect, short, stroke } from '../svg.ts';

/** Hex colours of objects; the cloth behind has its own palette. */
export const ink = {
  paper: '#faf8f4',
  white: '#ffffff',
  dark: '#15173d',
  grey: '#4a4f78',
  pale: '#7478a0',
  line: '#ddd8cc',
  soft: '#eef0f9',
  sand: '#f1ece1',
  page: '#f6f2ea',
  marigold: '#f5b440',
  amber: '#ea8a32',
  teal: '#0f5d62',
  foam: '#d5ebe8',
  indigo: '#232a6b',
  night: '#0f1230',
  nightLine: '#39408a',
  mist: '#b4bee4',
  dawn: '#fdf0d3',
} as const;

export type CoverLine = { text: string; note: string | null };

export type CoverWords = { title: string; lines: CoverLine[]; table: TableSample | null };

export type ObjectColors = { shade: string; bubble: string; onBubble: string; accent: string };

export type CoverObject = (words: CoverWords, colors: ObjectColors) => string;

/** Relative to the size, with room for wide letters. */
const LETTER_WIDTH = 0.57;
const BOLD_WIDTH = 0.63;

/** Whole words only; empty if the first does not fit. */
function fitText(text: string, room: number): string {
  if ([...text].length <= room) return text;
  const words: string[] = [];
  for (const word of text.split(' ')) {
    if ([...words, word].join(' ').length > room) break;
    words.push(word);
  }
  return words.join(' ').replace(/[\s,.:;–&-]+$/u, '');
}

const roomFor = (size: number, weight: number, width: number) =>
  Math.floor(width / (size * (weight < 600 ? LETTER_WIDTH : BOLD_WIDTH)));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) =>
  text
    .replace(/[^\P{C}]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

type Line = {
  x: number;
  y: number;
  size: number;
  /** Canvas units; words that do not fit are left out. */
  width: number;
  color?: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
};

export function write(
  text: string,
  { x, y, size, width, color = ink.dark, weight = 550, anchor = 'start' }: Line,
) {
  const words = escapeText(fitText(text, roomFor(size, weight, width)));
  return words === ''
    ? ''
    : `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="${weight}" fill="${color}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${words}</text>`;
}

export function writeWrapped(text: string, line: Line) {
  const { y, size, width, weight = 550 } = line;
  if ([...text].length <= roomFor(size, weight, width)) return write(text, line);
  const small = { ...line, size: Math.round(size * 0.8) };
  const first = fitText(text, roomFor(small.size, weight, width));
  const step = small.size * 0.62;
  return (
    write(first, { ...small, y: y - step }) +
    write(text.slice(first.length).replace(/^[\s,.:;–&-]+/u, ''), { ...small, y: y + step })
  );
}

/** The shadow is a shape, never a blur. */
export function slab(box: { x: number; y: number; w: number; h: number; r: number }, shade: string): string {
  return rect({ ...box, x: box.x + 16, y: box.y + 18 }, shade) + rect(box, ink.paper);
}

export const rule = (path: string, color: string = ink.line, width = 2.5) => stroke(path, color, width);

export function tick({ x, y, size }: { x: number; y: number; size: number }, color: string): string {
  return `<path d="M${short(x)} ${short(y + size * 0.5)}l${short(size * 0.36)} ${short(size * 0.36)}l${short(size * 0.64)} ${short(-size * 0.8)}" fill="none" stroke="${color}" stroke-width="${short(size * 0.2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

type Circle = { x: number; y: number; r: number };

export const circle = ({ x, y, r }: Circle, color: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${color}"/>`;

export const ring = ({ x, y, r }: Circle, color: string, width: number) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** Stands in for missing words. */
export const bar = ({ h = 18, ...place }: { x: number; y: number; w: number; h?: number }, color: string) =>
  rect({ ...place, h, r: h / 2 }, color);

export const shape = (path: string, color: string) => fill(path, color);
