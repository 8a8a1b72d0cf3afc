import { textOfHtml } from './html-text.ts';

export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs;

/** For the table of contents (BLOG-011). */
export function extractHeadings(html: string): readonly Heading[] {
  return [...html.matchAll(HEADING)].flatMap(([, level, id = '', inner = '']) => {
    const text = textOfHtml(inner).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ level: level === '2' ? 2 : 3, id, text }];
  });
}
