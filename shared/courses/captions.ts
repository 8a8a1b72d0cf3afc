import { cleanText } from '../language/typed-text.ts';

export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Plain text; `<b>`, `<i>` and `<u>` are allowed. */
  readonly text: string;
  /** WebVTT cue settings; empty for the default place. */
  readonly settings: string;
}

/** Five hours of speech. */
export const MAX_CUES = 5_000;

const TIMING = /^[ \t]*([\d:.,]+)[ \t]*-->[ \t]*([\d:.,]+)(?:[ \t]+(.*))?$/;
const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3})\d*)?$/;
/** Only between cues: within one somebody may say an arrow, `A --> B`. */
const BROKEN_TIMING = /\d[:.,]\d.*-->|-->.*\d[:.,]\d/;
const BLOCK = /^(?:NOTE|STYLE|REGION)\b/;

/** `1:02`, `00:01:02.500` or `00:01:02,500` in milliseconds; null if malformed. */
export function parseTime(text: string): number | null {
  const [found, hours = '0', minutes, seconds, fraction = ''] = TIME.exec(text.trim()) ?? [];
  if (found === undefined) return null;
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

export function formatCueTime(ms: number): string {
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

type ReadCue = Omit<Cue, 'text'> & { readonly lines: string[] };

/** Null: none, too many, or impossible times. Skips notes, styles and cues without duration. */
export function parseCaptions(file: string, decode = decodeOwn): readonly Cue[] | null {
  const cues: ReadCue[] = [];
  let lines: string[] | null = null;
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const cue = parseTiming(line);
    if (cue !== null && (lines === null || /[.,]\d/.test(line))) {
      // Without an empty line between cues, the next cue's number is no text.
      if (/^\d+$/.test(lines?.at(-1) ?? '')) lines?.pop();
      lines = [];
      cues.push({ ...cue, lines });
    } else if (line.trim() === '') lines = null;
    else if (lines !== null) lines.push(line.trim());
    else if (BLOCK.test(line)) lines = [];
    else if (BROKEN_TIMING.test(line)) return null;
  }
  if (cues.length > MAX_CUES || cues.some(({ start, end }) => end < start)) return null;
  const seen = cues
    .map(({ lines: said, ...cue }) => ({
      ...cue,
      text: cleanText(decode(said.join('\n').replace(OTHER_TAGS, ''))),
    }))
    .filter(({ text, start, end }) => text !== '' && end > start);
  return seen.length === 0 ? null : seen.sort((a, b) => a.start - b.start);
}

function parseTiming(line: string): Omit<Cue, 'text'> | null {
  const [, from = '', to = '', settings = ''] = TIMING.exec(line) ?? [];
  const [start, end] = [parseTime(from), parseTime(to)];
  return start === null || end === null ? null : { start, end, settings: safeSettings(settings) };
}

/** `line:0 align:start` with numbers and known words only; SRT's coordinates are dropped. */
const SETTING = /^(?:(?:line|position|size):-?\d{1,3}(?:\.\d+)?%?|align:(?:start|center|end|left|right))$/;
const safeSettings = (settings: string): string =>
  settings
    .split(/[ \t]+/)
    .filter((setting) => SETTING.test(setting))
    .join(' ');

const MARK = '</?[biu]>';
/** Voices, classes, times within a line, fonts, and SRT's `{\an8}`. */
const OTHER_TAGS = /<\/?(?![biu]>)[a-z0-9][^<>]*>|<\/>|\{\\[^{}]*\}/gi;

/** Decodes only what `writeCaptions` writes; other programs' files need a full entity list. */
const decodeOwn = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes what is no mark; an empty line would end the cue. */
function writeText(text: string): string {
  const parts = text.split(new RegExp(`(${MARK})`, 'i'));
  return parts
    .map((part, index) => (index % 2 === 1 ? part.toLowerCase() : escapeText(part)))
    .join('')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, settings, text }) => {
    const times = `${formatCueTime(start)} --> ${formatCueTime(end)}`;
    return `${[times, settings].filter(Boolean).join(' ')}\n${writeText(text)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
