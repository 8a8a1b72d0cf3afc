import type { Cue } from '#shared/courses/captions.ts';
import type { FilePassage } from './text-task.ts';

/** A book has 300 pages; what one file says beyond this is not searched. */
const MAX_PASSAGES = 500;
const MAX_LENGTH = 1200;
/** Twenty seconds of speech, so that a film opens where it is said. */
const MAX_SPOKEN_LENGTH = 300;

/** Lines under one heading, or on one page. */
export interface Section {
  readonly heading: string;
  readonly anchor: string;
  readonly lines: readonly string[];
}

export function toPassages(sections: Iterable<Section>): readonly FilePassage[] {
  const passages: FilePassage[] = [];
  for (const { heading, anchor, lines } of sections) {
    const parts = joinUpTo(lines.map(plainLine).flatMap(dividedLine), MAX_LENGTH);
    passages.push(...parts.map((body) => ({ heading: plainLine(heading).slice(0, 200), anchor, body })));
    if (passages.length >= MAX_PASSAGES) break;
  }
  return passages.slice(0, MAX_PASSAGES);
}

export function spokenSections(cues: readonly Cue[]): readonly Section[] {
  const sections: { heading: string; anchor: string; lines: string[] }[] = [];
  let length = 0;
  for (const { start, text } of cues) {
    const line = text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
    const current = sections.at(-1);
    if (current === undefined || length + line.length > MAX_SPOKEN_LENGTH) {
      sections.push({ heading: '', anchor: `t=${Math.floor(start / 1000)}`, lines: [line] });
      length = line.length;
    } else {
      current.lines.push(line);
      length += line.length;
    }
  }
  return sections;
}

/** The search marks matches by control characters, so a text has none. */
const plainLine = (line: string): string =>
  line
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A line without end is divided between its words. */
function dividedLine(line: string): readonly string[] {
  if (line.length <= MAX_LENGTH) return line === '' ? [] : [line];
  const space = line.lastIndexOf(' ', MAX_LENGTH);
  const end = space > 0 ? space : MAX_LENGTH;
  return [line.slice(0, end), ...dividedLine(line.slice(end).trim())];
}

function joinUpTo(lines: readonly string[], max: number): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last === undefined || last.length + line.length >= max) joined.push(line);
    else joined[joined.length - 1] = `${last}\n${line}`;
  }
  return joined;
}
