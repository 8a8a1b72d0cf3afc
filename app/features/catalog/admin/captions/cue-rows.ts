import type { captionsEditorCopy } from '#messages/courses/captions-editor.ts';
import { type Cue, formatCueTime, parseTime } from '#shared/courses/captions.ts';

export interface CueRow {
  readonly key: number;
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly settings: string;
}

export type CueProblem = keyof typeof captionsEditorCopy.problems;

const NEW_CUE_MS = 3_000;

export const toRows = (cues: readonly Cue[]): readonly CueRow[] =>
  cues.map(({ start, end, ...said }, key) => ({
    key,
    start: formatCueTime(start),
    end: formatCueTime(end),
    ...said,
  }));

export function withRowAfter(rows: readonly CueRow[], index: number): readonly CueRow[] {
  const begins = parseTime(rows[index]?.end ?? '') ?? 0;
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const added = {
    key,
    start: formatCueTime(begins),
    end: formatCueTime(begins + NEW_CUE_MS),
    text: '',
    settings: '',
  };
  return rows.toSpliced(index + 1, 0, added);
}

export function cueProblem({ start, end, text }: CueRow): CueProblem | null {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (from === null) return 'start';
  if (to === null) return 'end';
  if (to <= from) return 'order';
  return text.trim() === '' ? 'text' : null;
}

export function toCues(rows: readonly CueRow[]): readonly Cue[] {
  return rows
    .map(({ start, end, text, settings }) => ({
      start: parseTime(start) ?? 0,
      end: parseTime(end) ?? 0,
      text,
      settings,
    }))
    .toSorted((a, b) => a.start - b.start);
}
