export interface Heading {
  readonly level: 2 | 3;
  /** The id that the server gave the heading when the text was written. */
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
 * The headings of a sanitised text, in order, for its table of contents (BLOG-011). Their words come out as text:
 * markup inside a heading is dropped, and each escaped sign is read once, so that `&amp;lt;` stays `&lt;`.
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
