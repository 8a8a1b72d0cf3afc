export interface Heading {
  readonly level: 2 | 3;
  /** Assigned by the server on write. */
  readonly id: string;
  readonly text: string;
}

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs;
const htmlEntities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * The headings of sanitised HTML as text, for the table of contents (BLOG-011). Entities are decoded once: `&amp;lt;`
 * becomes `&lt;`.
 */
export function extractHeadings(html: string): readonly Heading[] {
  return [...html.matchAll(HEADING)].flatMap(([, level, id = '', inner = '']) => {
    const text = inner
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:lt|gt|quot|nbsp|amp|#39);/g, (sign) => htmlEntities[sign] ?? sign)
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' ? [] : [{ level: level === '2' ? 2 : 3, id, text }];
  });
}
