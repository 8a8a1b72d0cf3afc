import { marked } from 'marked';
import type { z } from 'zod';
import { parseYaml, readText } from './read-files.ts';

export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim().replaceAll('>\n<', '><');
}

/** Fields between two lines of dashes, of which there may be none, then the text. */
const FRONT_MATTER = /^---\r?\n(|.*?\r?\n)---\r?\n(.*)$/s;

export function readMarkdown<Kind extends z.ZodObject>(path: string, kind: Kind) {
  const [, fields, text] = FRONT_MATTER.exec(readText(path)) ?? [];
  if (fields === undefined || text === undefined) throw new Error(`db/seed/${path}: begins with no fields`);
  return { ...parseYaml(path, fields || '{}', kind), html: toHtml(text) };
}
