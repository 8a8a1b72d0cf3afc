import { textOfHtml } from '#app/lib/html-text.ts';

export type LessonPart = { readonly html: string } | { readonly prompt: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const LINE_BREAK = /<br ?\/?>/g;
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Splits sanitised HTML into prose and prompts: its code blocks, except those inside a list or a quotation. */
export function splitPrompts(html: string): readonly LessonPart[] {
  const parts: LessonPart[] = [];
  let depth = 0;
  let start = 0;
  const addProse = (end: number) => end > start && parts.push({ html: html.slice(start, end) });
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID_ELEMENTS.has(name)) continue;
    if (slash !== '') depth -= 1;
    if (name === 'pre' && depth === 0) {
      if (slash === '') addProse(index);
      else parts.push({ prompt: textOfHtml(html.slice(start, index).replace(LINE_BREAK, '\n')).trim() });
      start = slash === '' ? index : index + tag.length;
    }
    if (slash === '') depth += 1;
  }
  addProse(html.length);
  return parts;
}

const BLANK = /\[([^[\]\n]+)\]/g;

export const splitBlanks = (prompt: string): readonly string[] => prompt.split(BLANK);
